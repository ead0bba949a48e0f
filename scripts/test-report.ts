import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** What a runner's JSON report says: how many passed, and the name and first lines of error of each that did not. */
export interface TestReport {
  passed: number
  failed: string[]
  /** What passed at a second try, because its browser had stopped. */
  again?: string[]
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
  specs: { file: string; title: string; tests: Journey[] }[]
}

interface Journey {
  status: string
  results: { status: string; error?: { message?: string }; annotations: { type: string }[] }[]
}

interface JourneyReport {
  stats: { expected: number }
  suites: JourneySuite[]
  errors: { message?: string }[]
}

/** Reads the JSON report of vitest. */
export function readUnitReport(file: string): TestReport {
  const report = readJson(file) as UnitReport
  const failed = report.testResults.flatMap(({ name, message, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed')
    // A file that could not be loaded has failed without a test of its own.
    if (tests.length === 0 && status === 'failed') return [described(name, message)]
    return tests.map((test) => described(`${name}: ${test.fullName}`, test.failureMessages[0]))
  })
  return { passed: report.numPassedTests, failed }
}

/** What a journey is marked with whose browser stopped (`e2e/stopped-browser.ts`). */
export const stoppedBrowser = 'stopped browser'

/** In one run browsers may stop so often by themselves; more often it is the product that stops them. */
const maxStopped = 3

/**
 * Reads the JSON report of Playwright. A journey that passed at a second try only has failed, unless its browser had
 * stopped at the first.
 */
export function readJourneyReport(file: string): TestReport {
  const report = readJson(file) as JourneyReport
  const journeys = report.suites.flatMap(journeysOf)
  const wrong = journeys.filter(({ status }) => status === 'unexpected' || status === 'flaky')
  const again = wrong.filter(isStopped)
  const isForgiven = again.length <= maxStopped
  const failed = wrong.filter((journey) => !isForgiven || !isStopped(journey)).map(errorOf)
  return {
    passed: report.stats.expected + (isForgiven ? again.length : 0),
    failed: [...failed, ...report.errors.map((error) => described('outside journeys', error.message))],
    again: isForgiven ? again.map(errorOf) : [],
  }
}

function journeysOf(suite: JourneySuite): (Journey & { name: string })[] {
  const own = suite.specs.flatMap(({ file, title, tests }) =>
    tests.map((test) => ({ ...test, name: `${file}: ${title}` })),
  )
  return [...own, ...(suite.suites ?? []).flatMap(journeysOf)]
}

function isStopped({ status, results }: Journey): boolean {
  const failed = results.filter((result) => result.status !== 'passed')
  return (
    status === 'flaky' && failed.every(({ annotations }) => annotations.some(({ type }) => type === stoppedBrowser))
  )
}

function errorOf({ name, results }: Journey & { name: string }): string {
  return described(name, results.find(({ error }) => error)?.error?.message)
}

/** So many lines of an error tell what was expected, what came, and where. */
const errorLines = 20

function described(name: string, error = 'without an error'): string {
  const lines = stripVTControlCharacters(error).split('\n').slice(0, errorLines)
  return [name, ...lines.map((line) => `  ${line}`)].join('\n')
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
