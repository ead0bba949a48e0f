/**
 * `npm test`: types, lint, format, import rules; the sizes of first loads; unit, store and call tests on SQLite and on
 * PostgreSQL; journeys in a browser, in English on SQLite and in Bulgarian on PostgreSQL. It goes on after a failure, so
 * that one run tells all, tries again alone what failed, and ends with one summary. `--quick` leaves the journeys out,
 * `--only TEXT` all steps but those whose name has it; further words narrow tests and journeys to their files.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findPostgres, startPostgres } from './postgres.ts'
import { outside, type FailedTest, type TestReport } from './test-report.ts'
import { testSteps, type Command, type Step } from './test-steps.ts'
import { findUnsteady, maxUnsteady, type Candidate } from './unsteady.ts'

const { values: options, positionals } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
  allowPositionals: true,
})
const startedAt = performance.now()
rmSync('test-results', { recursive: true, force: true })
const postgres = await openPostgres()
const steps = testSteps(postgres?.url, options.quick, positionals).filter(({ name }) => name.includes(options.only))
const results: (TestReport & { name: string; seconds: number })[] = []
const candidates: Candidate[] = []
for (const step of steps) {
  console.log(`\n== ${step.name}`)
  const stepAt = performance.now()
  const status = await run(step)
  const result = resultOf(step, status)
  results.push({ ...result, name: step.name, seconds: (performance.now() - stepAt) / 1000 })
  candidates.push(...result.failed.map((test) => candidateOf(step, test)))
}
if (candidates.length > 0) console.log('\n== failed tests, tried again alone')
const { failed, unsteady } = await findUnsteady(candidates)
await postgres?.stop?.()
mkdirSync('test-results', { recursive: true })
writeFileSync('test-results/unsteady.json', JSON.stringify(unsteady, null, 2))
report()

/** The server that `TEST_DATABASE_URL` names, or else one of our own. */
async function openPostgres(): Promise<{ url: string; stop?: () => Promise<void> } | undefined> {
  const url = process.env.TEST_DATABASE_URL
  if (url) return { url }
  const binaries = findPostgres()
  return binaries === undefined ? undefined : startPostgres(binaries)
}

function run({ command, args, env }: Command): Promise<number> {
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
  const ended = status === 0 ? [] : [outside(step.name, `ended with status ${status}`)]
  if (!step.report) return { passed: status === 0 ? 1 : 0, failed: ended }
  try {
    const told = step.report()
    // A runner that ends badly without naming a failed test has failed all the same.
    return told.failed.length === 0 ? { ...told, failed: ended } : told
  } catch {
    return { passed: 0, failed: [outside(step.name, 'ended before it wrote its report')] }
  }
}

function candidateOf({ name, again }: Step, test: FailedTest): Candidate {
  if (!again || test.file === '') return { ...test, step: name }
  return { ...test, step: name, tryAlone: async () => (await run(again(test))) === 0 }
}

function report(): void {
  console.log('\n== summary')
  for (const { name, passed, failed: first, notes = [], leftOut = [], seconds } of results) {
    const broken = failed.filter(({ step }) => step === name)
    const count = passed + first.length - broken.length
    const sign = broken.length > 0 ? 'FAILED' : 'ok    '
    console.log(
      `${sign} ${name.padEnd(34)}${String(count).padStart(5)} passed${String(broken.length).padStart(5)} failed  ${seconds.toFixed(1)} s`,
    )
    for (const test of broken) console.log(indented(`${test.name}\n${indented(test.error, 2)}`))
    for (const what of leftOut) console.log(indented(`left out: ${what}`))
    for (const note of notes) console.log(indented(note))
  }
  if (!postgres)
    console.log(
      'left out: all tests on PostgreSQL. This machine has no PostgreSQL 15 or later, and TEST_DATABASE_URL names none.',
    )
  console.log(
    `unsteady: ${unsteady.length} of at most ${maxUnsteady} (failed in the run, passed alone; test-results/unsteady.json)`,
  )
  for (const { step, name, failures, error } of unsteady)
    console.log(indented(`${step}: ${name}, passed after ${failures} failures\n${indented(error, 2)}`))
  const isUnsteady = unsteady.length > maxUnsteady
  if (isUnsteady) console.log('FAILED: so many unsteady tests are the product or the machine')
  const passed = results.reduce((total, result) => total + result.passed, 0) + unsteady.length
  const skipped = results.reduce((total, { leftOut = [] }) => total + leftOut.length, 0)
  console.log(`after ${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes`)
  console.log(`${passed} passed, ${failed.length} failed, ${skipped} skipped`)
  process.exitCode = failed.length > 0 || isUnsteady ? 1 : 0
}

function indented(text: string, by = 7): string {
  return text.replace(/^/gm, ' '.repeat(by))
}
