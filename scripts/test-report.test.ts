import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readJourneyReport, stoppedBrowser } from './test-report.ts'

/** A journey that failed first and passed then. */
function secondTry(title: string, marks: string[]) {
  const annotations = marks.map((type) => ({ type }))
  const failed = { status: 'failed', error: { message: `\u001B[31m${title} went wrong\u001B[0m\nthere` }, annotations }
  const results = [failed, { status: 'passed', annotations: [] }]
  return { file: 'a.e2e.ts', title, tests: [{ status: 'flaky', results }] }
}

function read(specs: ReturnType<typeof secondTry>[]) {
  const folder = mkdtempSync(join(tmpdir(), 'volan-report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify({ stats: { expected: 10 }, suites: [{ specs }], errors: [] }))
  return readJourneyReport(file)
}

test('a second try is excused only when the browser had stopped at the first', () => {
  const { passed, failed, again } = read([secondTry('stopped', [stoppedBrowser]), secondTry('flaky', [])])
  expect(passed).toBe(11)
  expect(again).toEqual(['a.e2e.ts: stopped\n  stopped went wrong\n  there'])
  expect(failed).toEqual(['a.e2e.ts: flaky\n  flaky went wrong\n  there'])
})

test('browsers that stop often excuse nothing', () => {
  const many = ['one', 'two', 'three', 'four'].map((title) => secondTry(title, [stoppedBrowser]))
  expect(read(many.slice(1))).toMatchObject({ passed: 13, failed: [] })
  const { passed, failed, again } = read(many)
  expect({ passed, failed: failed.length, again }).toEqual({ passed: 10, failed: 4, again: [] })
})

test('a journey that failed at both tries has failed, stopped or not', () => {
  const spec = secondTry('both', [stoppedBrowser])
  const [journey] = spec.tests
  if (journey) journey.status = 'unexpected'
  expect(read([spec]).failed).toHaveLength(1)
})
