/** Tells a broken product from an unsteady test: what failed in the whole run is tried again after it, alone (decision 42). */
import { type FailedTest } from './test-report.ts'

/** A failed test and how to run it alone; answers whether it passed. */
export interface Candidate extends FailedTest {
  step: string
  tryAlone?: () => Promise<boolean>
}

/** A test that failed in the whole run and passed alone. */
export interface UnsteadyTest extends FailedTest {
  step: string
  /** How often it failed before it passed. */
  failures: number
}

/** So often a failed test is tried again. */
const tries = 2
/** More unsteady tests than this in one run are the product's fault or the machine's. */
export const maxUnsteady = 12
/** More failed tests than this are not tried again, because the run has failed whatever comes of it. */
const maxTried = 2 * maxUnsteady

/** Tries each candidate again, one after the other, and parts them into those that failed each time and those that passed. */
export async function findUnsteady(
  candidates: Candidate[],
): Promise<{ failed: Candidate[]; unsteady: UnsteadyTest[] }> {
  if (candidates.length > maxTried) return { failed: candidates, unsteady: [] }
  const failed: Candidate[] = []
  const unsteady: UnsteadyTest[] = []
  for (const candidate of candidates) {
    const failures = await failuresBefore(candidate)
    if (failures === undefined) failed.push(candidate)
    else unsteady.push({ ...candidate, failures })
  }
  return { failed, unsteady }
}

/** How often it failed before it passed alone; `undefined` when it never did. */
async function failuresBefore({ tryAlone }: Candidate): Promise<number | undefined> {
  if (!tryAlone) return undefined
  for (let failures = 1; failures <= tries; failures++) if (await tryAlone()) return failures
  return undefined
}
