import { runMove } from './move-command.ts'

await runMove(process.argv.slice(2))
