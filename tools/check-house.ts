// Checks what no linter knows: who imports whom, names, sizes, and which file may name a table.
import { checkBudgets } from './house/budgets.ts'
import { sourceFiles } from './house/files.ts'
import { checkImports } from './house/imports.ts'
import { checkNames } from './house/names.ts'
import { checkTables } from './house/tables.ts'

const files = sourceFiles()
const faults = [...checkImports(files), ...checkNames(files), ...checkBudgets(files), ...checkTables(files)]
for (const fault of faults) console.error(fault)
if (faults.length > 0) {
  console.error(`\n${faults.length} faults against the house (see ARCHITECTURE.md)`)
  process.exitCode = 1
}
