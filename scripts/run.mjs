/**
 * The commands of package.json. This file and those it imports run on any Node from 20, because they bring Node 24
 * and everything else that is missing; all other code runs on Node 24.
 */
import { spawn } from 'node:child_process'
import { buildWhenStale } from './build.mjs'
import { installWhenMissing, node24 } from './install.mjs'

const [command = 'start', ...args] = process.argv.slice(2)

/** Each command: what it runs on Node 24, how, and whether it needs the built pages. */
const commands = {
  start: { file: 'server/main.ts', needsPages: true },
  test: { file: 'scripts/test.ts', needsPages: true },
  check: { file: 'scripts/test.ts', extra: ['--quick'] },
  dev: { file: 'server/main.ts', watch: true },
  // Much is made and thrown away: with V8's own choice of 16 MB the process grows by 40 MB and is no faster.
  import: { file: 'server/import/import.ts', nodeOptions: ['--max-semi-space-size=8'] },
  export: { file: 'server/export/export.ts' },
  backup: { file: 'server/backup/backup.ts' },
  restore: { file: 'server/backup/restore.ts' },
  move: { file: 'server/move/move.ts' },
  role: { file: 'server/moderation/role.ts' },
  moderate: { file: 'server/moderation/moderate.ts' },
  sbom: { file: 'scripts/sbom.ts' },
  drill: { file: 'drills/run.ts' },
  bench: { file: 'bench/run.ts', needsPages: true },
  'judge-estimates': { file: 'bench/judge-estimates.ts' },
}

const chosen = commands[command]
if (!chosen) {
  console.error(`Unknown command "${command}". There are: ${Object.keys(commands).join(', ')}.`)
  process.exit(1)
}
try {
  installWhenMissing()
  const node = node24()
  if (chosen.needsPages) buildWhenStale(node)
  const nodeOptions = [...(chosen.nodeOptions ?? []), ...(chosen.watch ? ['--watch'] : [])]
  run(node, [...nodeOptions, chosen.file, ...(chosen.extra ?? []), ...args])
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

/** Runs the command in this one's place: same terminal, same signals, same exit status. */
function run(node, nodeArgs) {
  const child = spawn(node, nodeArgs, { stdio: 'inherit' })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGTERM' ? 0 : 1)))
  endWithShell(child)
}

/** npm hands a signal to the shell it started, and some shells end without handing it on. */
function endWithShell(child) {
  if (!process.env.npm_lifecycle_event) return
  const shell = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(timer)
    child.kill('SIGTERM')
  }, 250)
  timer.unref()
}
