/**
 * `npm test`: types, lint, format, import rules; the sizes of first loads; unit, store and call tests on SQLite and on
 * PostgreSQL; journeys in a browser, in English on SQLite and in Bulgarian on PostgreSQL. It goes on after a failure, so
 * that one run tells all, and ends with one summary that names what failed. `--quick` leaves the journeys out.
 */
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { findPostgres, startPostgres } from './postgres.ts'
import { readJourneyReport, readUnitReport, type TestReport } from './test-report.ts'

interface Step {
  name: string
  command: string
  args: string[]
  env?: Record<string, string>
  /** Reads what a step that runs many tests says of them; other steps count as one. */
  report?: () => TestReport
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
  ...['contract', 'server', 'web'].map((root) => ({
    name: `floors of ${root}`,
    command: 'depcruise',
    args: ['--config', '.dependency-cruiser-floors.cjs', root],
  })),
]

/** Unit, store and call tests; `paths` narrows them to those that touch the store. */
function units(engine: string, env: Record<string, string>, paths: string[] = []): Step {
  const report = `test-results/unit-${engine}.json`
  return {
    name: `tests on ${engine}`,
    command: 'vitest',
    args: ['run', ...paths, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    env,
    report: () => readUnitReport(report),
  }
}

/** Journeys in a browser; in Bulgarian they are the same ones, whose texts are looked up in the catalogues (decision 73). */
function journeys(engine: string, env: Record<string, string>, language = 'English'): Step {
  const report = `test-results/journeys-${engine}-${language}.json`
  return {
    name: `journeys in ${language}, ${engine}`,
    command: 'playwright',
    args: ['test', '-c', 'e2e/playwright.config.ts'],
    env: { ...env, JOURNEY_REPORT: `../${report}` },
    report: () => readJourneyReport(report),
  }
}

/** One engine speaks English and the other Bulgarian, because walking all in four ways would take twice as long. */
const inBulgarian = { JOURNEY_LANGUAGE: 'bg' }

const isQuick = process.argv.includes('--quick')
const steps = [...checks, units('SQLite', {})]
if (!isQuick)
  steps.push(
    { name: 'first load', command: 'node', args: ['scripts/first-load.ts'] },
    journeys('SQLite', {}),
    { name: 'pages in longer texts', command: 'node', args: ['scripts/build-pseudo-pages.ts'] },
    journeys('SQLite', { JOURNEY_LANGUAGE: 'pseudo' }, 'longer texts'),
  )

const postgres = await openPostgres()
if (postgres) {
  const env = { TEST_ENGINE: 'postgres', TEST_DATABASE_URL: postgres.url }
  steps.push(units('PostgreSQL', env, ['server']))
  if (!isQuick) steps.push(journeys('PostgreSQL', { ...env, ...inBulgarian }, 'Bulgarian'))
} else if (!isQuick) {
  steps.push(journeys('SQLite', inBulgarian, 'Bulgarian'))
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
const results: (TestReport & { name: string; seconds: number })[] = []
for (const step of steps) {
  console.log(`\n== ${step.name}`)
  const startedAt = performance.now()
  const status = await run(step)
  results.push({ ...resultOf(step, status), name: step.name, seconds: (performance.now() - startedAt) / 1000 })
}

await postgres?.stop?.()

console.log('\n== summary')
for (const { name, passed, failed, again = [], seconds } of results) {
  console.log(
    `${failed.length > 0 ? 'FAILED' : 'ok    '} ${name.padEnd(34)}${String(passed).padStart(5)} passed${String(failed.length).padStart(5)} failed  ${seconds.toFixed(1)} s`,
  )
  for (const what of failed) console.log(indented(what))
  for (const what of again) console.log(indented(`passed again, because its browser had stopped: ${what}`))
}
if (!postgres) {
  console.log(
    'left out: all tests on PostgreSQL. This machine has no PostgreSQL 15 or later, and TEST_DATABASE_URL names none.',
  )
}
const passed = results.reduce((total, result) => total + result.passed, 0)
const failed = results.reduce((total, result) => total + result.failed.length, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

function indented(text: string): string {
  return text.replace(/^/gm, ' '.repeat(7))
}

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

/** What a step came to: by its report where it writes one, else by its status alone. */
function resultOf(step: Step, status: number): TestReport {
  const byStatus = { passed: status === 0 ? 1 : 0, failed: status === 0 ? [] : [`ended with status ${status}`] }
  if (!step.report) return byStatus
  try {
    const told = step.report()
    // A runner that ends badly without naming a failed test has failed all the same.
    return status !== 0 && told.failed.length === 0 ? { ...told, failed: byStatus.failed } : told
  } catch {
    return { passed: 0, failed: ['ended before it wrote its report'] }
  }
}
