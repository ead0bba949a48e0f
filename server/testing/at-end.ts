import { afterAll } from 'vitest'

const works: (() => Promise<unknown>)[] = []

// Vitest forgets an `afterAll` that is first said in a hook or in a test; this one is said while the file is read.
afterAll(async () => {
  for (const work of works.toReversed()) await work()
})

/** Runs `work` when all tests of the file are over, from wherever it is asked for; what was asked last goes first. */
export function atEnd(work: () => Promise<unknown>): void {
  works.push(work)
}
