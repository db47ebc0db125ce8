import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { UnreadableInput } from './importer.ts'
import type { Report } from './report.ts'

/** A JSON file of the operator. @param form what it should look like, for the sentence that says it does not */
export async function readJson<T extends z.ZodType>(
  source: string | null,
  shape: T,
  form: string,
): Promise<z.output<T>> {
  if (source === null || source.includes('://')) throw new UnreadableInput('give a JSON file')
  const text = await readFile(source, 'utf8')
  try {
    return shape.parse(JSON.parse(text))
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) {
      throw new UnreadableInput(`the file is no JSON of the form ${form}`)
    }
    throw error
  }
}

/** The rows of the right shape; the others are rejected one by one, with their place in the list. */
export async function goodRows<T extends z.ZodType>(
  shape: T,
  rows: readonly unknown[],
  list: string,
  report: Report,
): Promise<z.output<T>[]> {
  const good: z.output<T>[] = []
  for (const [index, row] of rows.entries()) {
    const parsed = shape.safeParse(row)
    if (parsed.success) good.push(parsed.data)
    else await report.reject({ where: `${list}, row ${index + 1}`, title: '', reason: z.prettifyError(parsed.error) })
  }
  return good
}
