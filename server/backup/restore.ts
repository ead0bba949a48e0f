import { runRestore } from './restore-command.ts'

await runRestore(process.argv.slice(2))
