/**
 * `npm test`: types, lint, format, import rules; the sizes of first loads; unit, store and call tests and journeys in a
 * browser, on SQLite and on PostgreSQL. It goes on after a
 * failure, so that one run tells all, and ends with one summary. `--quick` leaves the journeys out.
 */
import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { findPostgres, startPostgres } from './postgres.ts'

interface Step {
  name: string
  command: string
  args: string[]
  env?: Record<string, string>
  /** Counts the tests of a step that runs many; other steps count as one. */
  count?: () => { passed: number; failed: number }
}

const checks: Step[] = [
  ...['contract', 'server', 'web', 'web/service-worker', 'e2e'].map((root) => ({
    name: `types of ${root}`,
    command: 'tsc',
    args: ['-p', root],
  })),
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--max-warnings', '0', ...roots()] },
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  { name: 'import rules', command: 'depcruise', args: ['--config', '.dependency-cruiser.cjs', ...roots()] },
]

/** Unit, store and call tests; `paths` narrows them to those that touch the store. */
function units(engine: string, env: Record<string, string>, paths: string[] = []): Step {
  const report = `test-results/unit-${engine}.json`
  return {
    name: `tests on ${engine}`,
    command: 'vitest',
    args: ['run', ...paths, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    env,
    count: () => countUnits(report),
  }
}

function journeys(engine: string, env: Record<string, string>): Step {
  const report = `test-results/journeys-${engine}.json`
  return {
    name: `journeys on ${engine}`,
    command: 'playwright',
    args: ['test', '-c', 'e2e/playwright.config.ts'],
    env: { ...env, JOURNEY_REPORT: `../${report}` },
    count: () => countJourneys(report),
  }
}

const isQuick = process.argv.includes('--quick')
const steps = [...checks, units('SQLite', {})]
if (!isQuick)
  steps.push({ name: 'first load', command: 'node', args: ['scripts/first-load.ts'] }, journeys('SQLite', {}))

const postgres = await openPostgres()
if (postgres) {
  const env = { TEST_ENGINE: 'postgres', TEST_DATABASE_URL: postgres.url }
  steps.push(units('PostgreSQL', env, ['server']))
  if (!isQuick) steps.push(journeys('PostgreSQL', env))
}

/** The server that `TEST_DATABASE_URL` names, or else one of our own. */
async function openPostgres(): Promise<{ url: string; stop?: () => Promise<void> } | undefined> {
  const url = process.env.TEST_DATABASE_URL
  if (url) return { url }
  const binaries = findPostgres()
  return binaries === undefined ? undefined : startPostgres(binaries)
}

function roots(): string[] {
  return ['contract', 'server', 'web', 'e2e', 'bench', 'drills', 'scripts']
}

rmSync('test-results', { recursive: true, force: true })
const results: { name: string; passed: number; failed: number; seconds: number }[] = []
for (const step of steps) {
  console.log(`\n== ${step.name}`)
  const startedAt = performance.now()
  const status = await run(step)
  const counted = countedBy(step) ?? { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 }
  // A runner that ends badly without naming a failed test has failed all the same.
  const failed = status !== 0 && counted.failed === 0 ? 1 : counted.failed
  results.push({ name: step.name, ...counted, failed, seconds: (performance.now() - startedAt) / 1000 })
}

await postgres?.stop?.()

console.log('\n== summary')
for (const { name, passed, failed, seconds } of results) {
  console.log(
    `${failed ? 'FAILED' : 'ok    '} ${name.padEnd(24)}${String(passed).padStart(5)} passed${String(failed).padStart(5)} failed  ${seconds.toFixed(1)} s`,
  )
}
if (!postgres) {
  console.log(
    'left out: all tests on PostgreSQL. This machine has no PostgreSQL 15 or later, and TEST_DATABASE_URL names none.',
  )
}
const sum = (field: 'passed' | 'failed') => results.reduce((total, result) => total + result[field], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') > 0 ? 1 : 0

function run({ command, args, env }: Step): Promise<number> {
  return new Promise((resolve) => {
    const path = `${process.cwd()}/node_modules/.bin:${process.env.PATH}`
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env, PATH: path },
    })
    child.on('error', () => resolve(1))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** A runner that ended before it wrote its report has counted nothing. */
function countedBy(step: Step): { passed: number; failed: number } | undefined {
  try {
    return step.count?.()
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function countUnits(file: string): { passed: number; failed: number } {
  const report = readReport(file) as { numPassedTests: number; numFailedTests: number }
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

function countJourneys(file: string): { passed: number; failed: number } {
  const { stats } = readReport(file) as { stats: { expected: number; unexpected: number; flaky: number } }
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}

function readReport(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
