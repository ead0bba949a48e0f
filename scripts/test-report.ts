import { readFileSync } from 'node:fs'

/** What a runner's JSON report says: how many passed, and the name and first line of error of each that did not. */
export interface TestReport {
  passed: number
  failed: string[]
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
  specs: { file: string; title: string; tests: { status: string; results: { error?: { message?: string } }[] }[] }[]
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

/** Reads the JSON report of Playwright; a journey that passed at a second try only has failed. */
export function readJourneyReport(file: string): TestReport {
  const report = readJson(file) as JourneyReport
  const failed = report.suites.flatMap(failedJourneys)
  return {
    passed: report.stats.expected,
    failed: [...failed, ...report.errors.map((error) => described('outside journeys', error.message))],
  }
}

function failedJourneys(suite: JourneySuite): string[] {
  const own = suite.specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => described(`${file}: ${title}`, results.find(({ error }) => error)?.error?.message)),
  )
  return [...own, ...(suite.suites ?? []).flatMap(failedJourneys)]
}

function described(name: string, error: string | undefined): string {
  return `${name} (${(error ?? 'without an error').split('\n')[0]})`
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
