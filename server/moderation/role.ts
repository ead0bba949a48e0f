import { runRole } from './role-command.ts'

await runRole(process.argv.slice(2))
