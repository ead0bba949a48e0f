import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** A test that failed, with the first lines of its error, and where its runner finds it. */
export interface FailedTest {
  name: string
  error: string
  /** As its runner knows it; '' for what no runner can try alone. */
  file: string
  line: number
  title: string
}

/** What a step says of its tests. */
export interface TestReport {
  passed: number
  failed: FailedTest[]
  /** What was taken out of the run, each with its reason. */
  leftOut?: string[]
  /** Lines that the summary repeats. */
  notes?: string[]
}

interface UnitReport {
  numPassedTests: number
  testResults: {
    name: string
    message: string
    status: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

interface JourneySuite {
  suites?: JourneySuite[]
  specs: { file: string; line: number; title: string; tests: Journey[] }[]
}

interface Journey {
  status: string
  annotations: Annotation[]
  results: { error?: { message?: string }; annotations: Annotation[] }[]
}

interface Annotation {
  type: string
  description?: string
}

interface JourneyReport {
  stats: { expected: number }
  suites: JourneySuite[]
  errors: { message?: string }[]
}

/** What a journey is marked with whose browser stopped painting (`e2e/stopped-browser.ts`). */
export const stoppedBrowser = 'stopped browser'

/** Reads the JSON report of vitest. */
export function readUnitReport(path: string): TestReport {
  const report = readJson(path) as UnitReport
  const failed = report.testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = relative(process.cwd(), name)
    const tests = assertionResults.filter((test) => test.status === 'failed')
    // A file that could not be loaded has failed without a test of its own.
    if (tests.length === 0 && status === 'failed')
      return [{ name: file, error: firstLines(message), file, line: 1, title: '' }]
    return tests.map(({ fullName, failureMessages: [error] }) => ({
      name: `${file}: ${fullName}`,
      error: firstLines(error),
      file,
      line: 1,
      title: fullName,
    }))
  })
  return { passed: report.numPassedTests, failed }
}

/** Reads the JSON report of Playwright. */
export function readJourneyReport(path: string): TestReport {
  const report = readJson(path) as JourneyReport
  const journeys = report.suites.flatMap(journeysOf)
  return {
    passed: report.stats.expected,
    failed: [
      ...journeys.filter(({ status }) => status === 'unexpected' || status === 'flaky').map(failedJourney),
      ...report.errors.map(({ message }) => outside('outside journeys', firstLines(message))),
    ],
    leftOut: journeys.flatMap(({ name, annotations }) =>
      annotations
        .filter(({ type }) => type === 'fixme' || type === 'skip')
        .map(({ description = 'without a reason' }) => `${name}: ${description}`),
    ),
  }
}

/** Reads which generated files were stale and were made again, which costs no run. */
export function readGeneratedReport(path: string): TestReport {
  const stale = readJson(path) as string[]
  return { passed: 1, failed: [], notes: stale.map((file) => `${file} was stale and was made again: commit it`) }
}

/** A failure that belongs to no test. */
export function outside(name: string, error: string): FailedTest {
  return { name, error, file: '', line: 0, title: '' }
}

type FoundJourney = Journey & { name: string; file: string; line: number; title: string }

function journeysOf(suite: JourneySuite): FoundJourney[] {
  const own = suite.specs.flatMap(({ file, line, title, tests }) =>
    tests.map((test) => ({ ...test, name: `${file}: ${title}`, file, line, title })),
  )
  return [...own, ...(suite.suites ?? []).flatMap(journeysOf)]
}

function failedJourney({ name, file, line, title, results }: FoundJourney): FailedTest {
  const hasStopped = results.some(({ annotations }) => annotations.some(({ type }) => type === stoppedBrowser))
  const error = firstLines(results.find((result) => result.error)?.error?.message)
  return { name, error: hasStopped ? `Its browser had stopped painting.\n${error}` : error, file, line, title }
}

/** So many lines of an error tell what was expected, what came, and where. */
const errorLines = 20

function firstLines(error = 'without an error'): string {
  return stripVTControlCharacters(error).split('\n').slice(0, errorLines).join('\n')
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}
