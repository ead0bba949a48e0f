import { runSite } from './site-command.ts'

await runSite(process.argv.slice(2))
