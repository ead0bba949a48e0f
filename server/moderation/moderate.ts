import { runModerate } from './moderate-command.ts'

await runModerate(process.argv.slice(2))
