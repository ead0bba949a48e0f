import { expect, test } from 'vitest'
import { findUnsteady, type Candidate } from './unsteady.ts'

/** A failed test that passes alone after `failures` more failures. */
function candidate(name: string, failures: number): Candidate & { tried: number } {
  const one = {
    name,
    error: `${name} went wrong`,
    step: 'journeys',
    file: 'a.e2e.ts',
    line: 1,
    title: name,
    tried: 0,
    tryAlone: async () => ++one.tried > failures,
  }
  return one
}

const namesOf = (tests: { name: string }[]) => tests.map(({ name }) => name)

test('what passes alone is unsteady, what fails each time has failed', async () => {
  const all = [candidate('first try', 0), candidate('second try', 1), candidate('never', Infinity)]
  const { failed, unsteady } = await findUnsteady(all)
  expect(unsteady.map(({ name, failures, error }) => ({ name, failures, error }))).toEqual([
    { name: 'first try', failures: 1, error: 'first try went wrong' },
    { name: 'second try', failures: 2, error: 'second try went wrong' },
  ])
  expect(namesOf(failed)).toEqual(['never'])
  expect(all.map(({ tried }) => tried)).toEqual([1, 2, 2])
})

test('what no runner can try alone has failed', async () => {
  const { tryAlone: _, ...check } = candidate('lint', 0)
  expect(namesOf((await findUnsteady([check])).failed)).toEqual(['lint'])
})

test('so many failures that the run has failed anyhow are not tried again', async () => {
  const many = Array.from({ length: 25 }, (_none, index) => candidate(`test ${index}`, 0))
  const { failed, unsteady } = await findUnsteady(many)
  expect({ failed: failed.length, unsteady: unsteady.length }).toEqual({ failed: 25, unsteady: 0 })
  expect(many.every(({ tried }) => tried === 0)).toBe(true)
  expect((await findUnsteady(many.slice(1))).unsteady).toHaveLength(24)
})
