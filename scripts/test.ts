/**
 * `npm test`: types, lint, format, import rules, unit and call tests, journeys in a browser. It goes on after a
 * failure, so that one run tells all, and ends with one summary. `--quick` leaves the journeys out.
 */
import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'

interface Step {
  name: string
  command: string
  args: string[]
  /** Counts the tests of a step that runs many; other steps count as one. */
  count?: () => { passed: number; failed: number }
}

const unitReport = 'test-results/unit.json'
const journeyReport = 'test-results/journeys.json'

const steps: Step[] = [
  ...['contract', 'server', 'web', 'e2e'].map((root) => ({
    name: `types of ${root}`,
    command: 'tsc',
    args: ['-p', root],
  })),
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--max-warnings', '0', ...roots()] },
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  { name: 'import rules', command: 'depcruise', args: ['--config', '.dependency-cruiser.cjs', ...roots()] },
  {
    name: 'unit and call tests',
    command: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    count: countUnits,
  },
]
const journeys: Step = {
  name: 'journeys in a browser',
  command: 'playwright',
  args: ['test', '-c', 'e2e/playwright.config.ts'],
  count: countJourneys,
}

function roots(): string[] {
  return ['contract', 'server', 'web', 'e2e', 'bench', 'scripts']
}

rmSync('test-results', { recursive: true, force: true })
const results: { name: string; passed: number; failed: number; seconds: number }[] = []
for (const step of process.argv.includes('--quick') ? steps : [...steps, journeys]) {
  console.log(`\n== ${step.name}`)
  const startedAt = performance.now()
  const status = await run(step)
  const counted = countedBy(step) ?? { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 }
  // A runner that ends badly without naming a failed test has failed all the same.
  const failed = status !== 0 && counted.failed === 0 ? 1 : counted.failed
  results.push({ name: step.name, ...counted, failed, seconds: (performance.now() - startedAt) / 1000 })
}

console.log('\n== summary')
for (const { name, passed, failed, seconds } of results) {
  console.log(
    `${failed ? 'FAILED' : 'ok    '} ${name.padEnd(24)}${String(passed).padStart(5)} passed${String(failed).padStart(5)} failed  ${seconds.toFixed(1)} s`,
  )
}
const sum = (field: 'passed' | 'failed') => results.reduce((total, result) => total + result[field], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') > 0 ? 1 : 0

function run({ command, args }: Step): Promise<number> {
  return new Promise((resolve) => {
    const path = `${process.cwd()}/node_modules/.bin:${process.env.PATH}`
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, PATH: path } })
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

function countUnits(): { passed: number; failed: number } {
  const report = readReport(unitReport) as { numPassedTests: number; numFailedTests: number }
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

function countJourneys(): { passed: number; failed: number } {
  const { stats } = readReport(journeyReport) as { stats: { expected: number; unexpected: number; flaky: number } }
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}

function readReport(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
