import { createHmac, timingSafeEqual } from 'node:crypto'
import { screens } from '../../contract/screens.ts'

/** With this key whoever is suspended reads a decision and contests it without a login. */
function decisionKey(tokenKey: Buffer, caseId: string): string {
  return createHmac('sha256', tokenKey).update(`decision ${caseId}`).digest('base64url')
}

/** The path of the page of a decision, with its key. */
export function decisionPath(tokenKey: Buffer, caseId: string): string {
  return `${screens.decision.path.replace('$id', caseId)}#key=${decisionKey(tokenKey, caseId)}`
}

/** Is this the key of the decision? */
export function isDecisionKey(tokenKey: Buffer, caseId: string, key: string): boolean {
  const [given, right] = [Buffer.from(key), Buffer.from(decisionKey(tokenKey, caseId))]
  return given.length === right.length && timingSafeEqual(given, right)
}
