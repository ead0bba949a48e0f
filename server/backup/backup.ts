import { runBackup } from './backup-command.ts'

await runBackup(process.argv.slice(2))
