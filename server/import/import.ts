import { enableCompileCache } from 'node:module'

enableCompileCache()
// Imported after the compile cache is on, so that the next run uses it.
const { runImport } = await import('./import-command.ts')
await runImport(process.argv.slice(2))
