/**
 * The commands of package.json. This file and those it imports run on any Node from 20, because they bring Node 24
 * and everything else that is missing; all other code runs on Node 24.
 */
import { spawn } from 'node:child_process'
import { buildWhenStale } from './build.mjs'
import { installWhenMissing, node24 } from './install.mjs'

const [command = 'start', ...args] = process.argv.slice(2)

/**
 * How much V8 gathers, in MB, before it looks for what is still needed of it: with its own choice of 16 it pauses for
 * longer (docs/performance.md, event loop), and an import takes 40 MB more. Calls are as fast.
 */
const memory = ['--max-semi-space-size=8']

/**
 * One pool of memory for all threads, where the C library is glibc: with one for each, every thread that has hashed a
 * password keeps its 19 MB.
 */
const memoryPools = { MALLOC_ARENA_MAX: '1' }

/** Each command: what it runs on Node 24, how, and whether it needs what is built. */
const commands = {
  start: { file: 'dist/server/main.js', nodeOptions: memory, isBuilt: true },
  test: { file: 'scripts/test.ts', isBuilt: true },
  check: { file: 'scripts/test.ts', extra: ['--quick'] },
  dev: { file: 'server/main.ts', nodeOptions: memory, watch: true },
  import: { file: 'server/import/import.ts', nodeOptions: memory },
  export: { file: 'server/export/export.ts' },
  backup: { file: 'server/backup/backup.ts' },
  restore: { file: 'server/backup/restore.ts' },
  move: { file: 'server/move/move.ts' },
  role: { file: 'server/moderation/role.ts' },
  moderate: { file: 'server/moderation/moderate.ts' },
  site: { file: 'server/console/site.ts' },
  sweeps: { file: 'server/sweeping/sweeps.ts' },
  generate: { file: 'scripts/generate.ts' },
  sbom: { file: 'scripts/sbom.ts' },
  drill: { file: 'drills/run.ts', nodeOptions: memory, isBuilt: true },
  bench: { file: 'bench/run.ts', nodeOptions: memory, isBuilt: true },
  'judge-estimates': { file: 'bench/judge-estimates.ts' },
  'judge-radar': { file: 'bench/judge-radar.ts' },
}

const chosen = commands[command]
if (!chosen) {
  console.error(`Unknown command "${command}". There are: ${Object.keys(commands).join(', ')}.`)
  process.exit(1)
}
try {
  installWhenMissing()
  const node = node24()
  if (chosen.isBuilt) buildWhenStale(node)
  run(node, [...(chosen.watch ? ['--watch'] : []), chosen.file, ...(chosen.extra ?? []), ...args], chosen.nodeOptions)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

/**
 * Runs the command in this one's place: same terminal, same signals, same exit status. The products that it starts have
 * the same `nodeOptions`; those that somebody sets count for more.
 */
function run(node, nodeArgs, nodeOptions = []) {
  const NODE_OPTIONS = [...nodeOptions, process.env.NODE_OPTIONS ?? ''].join(' ')
  const child = spawn(node, nodeArgs, { stdio: 'inherit', env: { ...memoryPools, ...process.env, NODE_OPTIONS } })
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
