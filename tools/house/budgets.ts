import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { root, type SourceFile } from './files.ts'

interface Budgets {
  lines: { source: number; test: number }
  /** Files allowed to be longer, each with its limit and the reason. */
  exceptions: Record<string, { lines: number; reason: string }>
}

/** Faults of files over their size; exceptions stand in budgets.json so that growing one is a visible change. */
export function checkBudgets(files: SourceFile[]): string[] {
  const budgets = JSON.parse(readFileSync(resolve(root, 'budgets.json'), 'utf8')) as Budgets
  const faults: string[] = []
  for (const { path, text } of files) {
    const lines = text.split('\n').length - 1
    const usual = /\.(test|spec)\.tsx?$/.test(path) ? budgets.lines.test : budgets.lines.source
    const limit = budgets.exceptions[path]?.lines ?? usual
    if (lines > limit) faults.push(`${path}: ${lines} lines, the limit is ${limit}`)
  }
  const paths = new Set(files.map(file => file.path))
  for (const path of Object.keys(budgets.exceptions)) {
    if (!paths.has(path)) faults.push(`budgets.json: ${path} does not exist any more`)
  }
  return faults
}
