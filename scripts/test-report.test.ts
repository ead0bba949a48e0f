import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readJourneyReport, readUnitReport, stoppedBrowser } from './test-report.ts'

function fileOf(report: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'volan-report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

const marksOf = (types: string[]) => types.map((type) => ({ type }))

/** A journey that failed. */
function failing(title: string, marks: string[] = []) {
  const error = { message: `\u001B[31m${title} went wrong\u001B[0m\nthere` }
  const results = [{ error, annotations: marksOf(marks) }]
  return { file: 'a.e2e.ts', line: 7, title, tests: [{ status: 'unexpected', annotations: [], results }] }
}

test('a failed journey is told with its error and where its runner finds it', () => {
  const suites = [{ specs: [], suites: [{ specs: [failing('buying'), failing('selling', [stoppedBrowser])] }] }]
  const { passed, failed } = readJourneyReport(fileOf({ stats: { expected: 10 }, suites, errors: [] }))
  expect(passed).toBe(10)
  expect(failed).toEqual([
    { name: 'a.e2e.ts: buying', error: 'buying went wrong\nthere', file: 'a.e2e.ts', line: 7, title: 'buying' },
    expect.objectContaining({ error: 'Its browser had stopped painting.\nselling went wrong\nthere' }),
  ])
})

test('what is wrong outside journeys is told, and no runner can try it alone', () => {
  const report = { stats: { expected: 0 }, suites: [], errors: [{ message: 'The product did not stop' }] }
  expect(readJourneyReport(fileOf(report)).failed).toEqual([
    { name: 'outside journeys', error: 'The product did not stop', file: '', line: 0, title: '' },
  ])
})

test('what was taken out of the run is told with its reason', () => {
  const annotations = [{ type: 'fixme', description: 'It waits for a second browser.' }]
  const tests = [{ status: 'skipped', annotations, results: [] }]
  const suites = [{ specs: [{ file: 'a.e2e.ts', line: 1, title: 'buying', tests }] }]
  const { failed, leftOut } = readJourneyReport(fileOf({ stats: { expected: 0 }, suites, errors: [] }))
  expect(failed).toEqual([])
  expect(leftOut).toEqual(['a.e2e.ts: buying: It waits for a second browser.'])
})

test('a unit test is told by its file, as is a file that could not be loaded', () => {
  const name = join(process.cwd(), 'server/a.test.ts')
  const wrong = { fullName: 'cars are listed', status: 'failed', failureMessages: ['Error: none'] }
  const testResults = [
    { name, message: '', status: 'failed', assertionResults: [wrong, { ...wrong, status: 'passed' }] },
    { name, message: 'no such module', status: 'failed', assertionResults: [] },
  ]
  expect(readUnitReport(fileOf({ numPassedTests: 1, testResults })).failed).toEqual([
    {
      name: 'server/a.test.ts: cars are listed',
      error: 'Error: none',
      file: 'server/a.test.ts',
      line: 1,
      title: 'cars are listed',
    },
    { name: 'server/a.test.ts', error: 'no such module', file: 'server/a.test.ts', line: 1, title: '' },
  ])
})
