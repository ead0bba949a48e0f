import { runExport } from './export-command.ts'

await runExport(process.argv.slice(2))
