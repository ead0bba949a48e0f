import { type Services } from '../api/services.ts'
import { findSuspensionCase } from './case-record-store.ts'
import { decisionPath } from './decision-key.ts'

/** The path of the page of the decision that suspended a person, with its key; undefined when no case led to it. */
export async function suspensionPath(
  { db, tokenKey }: Pick<Services, 'db' | 'tokenKey'>,
  userId: string,
): Promise<string | undefined> {
  const caseId = await findSuspensionCase(db, userId)
  return caseId === undefined ? undefined : decisionPath(tokenKey, caseId)
}
