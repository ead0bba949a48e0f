import { type Case } from '../../contract/case.ts'
import { decisionName } from '../../contract/statement.ts'
import { texts } from '../texts.ts'

const words = texts.consoleCases.changes

/** What others changed of a case, as sentences. */
export function changesBetween(before: Case, after: Case): string[] {
  if (before.version === after.version) return []
  const changes: string[] = []
  const added = after.reports - before.reports
  if (added > 0) changes.push(words.reports(added))
  if (after.claim && after.claim.id !== before.claim?.id) changes.push(words.claimed(after.claim.username))
  if (before.state !== after.state) changes.push(stateChange(after))
  else if (before.claim && !after.claim) changes.push(words.released)
  if (before.now !== after.now && changes.length === 0) changes.push(words.now)
  return changes.length > 0 ? changes : [words.other]
}

function stateChange({ kind, state, outcome }: Case): string {
  if (state === 'open') return words.opened
  if (state === 'appealed' || !outcome) return words.appealed
  return words.decided(decisionName(kind, outcome.decision, texts.statement))
}
