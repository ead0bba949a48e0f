import { runSweeps } from './sweeps-command.ts'

await runSweeps(process.argv.slice(2))
