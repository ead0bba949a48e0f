import { type CaseContent } from '../../contract/case.ts'
import { type CaseDecision, type Outcome, type SuspensionDays } from '../../contract/decision.ts'
import { type Decision } from '../../contract/notice.ts'
import { type Actor } from '../auth/audit-store.ts'
import { type Writing } from '../db/database.ts'
import { type CaseRecord } from '../db/report-tables.ts'
import { fail } from '../lib/errors.ts'
import { notify } from '../happenings/notify-store.ts'
import { outcomeOf } from '../reports/report-status-store.ts'
import { forGood, limitAccountIn, moderateAccountIn } from './account-moderation-store.ts'
import { moderateCommentIn, moderateOfferIn } from './content-moderation-store.ts'
import { removeMessageIn, restoreMessageIn } from './message-moderation-store.ts'
import { clearProfileIn, restoreProfileIn } from './profile-moderation-store.ts'

const dayMs = 24 * 60 * 60 * 1000

/** A decision that is to be carried out. */
export interface Acting {
  record: CaseRecord
  outcome: Outcome
}

type Act = (tx: Writing, actor: Actor, acting: Acting) => Promise<boolean>

const acts: Record<CaseDecision, Act> = {
  dismiss: async () => false,
  hide: (tx, actor, acting) => setHidden(tx, actor, { ...acting, isHidden: true }),
  remove: (tx, actor, acting) => setHidden(tx, actor, { ...acting, isHidden: true }),
  limit: (tx, actor, acting) => setLimit(tx, actor, { ...acting, limit: 'limitedUntil' }),
  limitReports: (tx, actor, acting) => setLimit(tx, actor, { ...acting, limit: 'reportsLimitedUntil' }),
  suspend: (tx, actor, { record, outcome: { facts: reason, days } }) =>
    moderateAccountIn(tx, actor, { id: personOf(record), state: 'suspended', until: untilOf(days), reason }),
  restore: (tx, actor, acting) => {
    const { record, outcome } = acting
    switch (undoneBy(acting)) {
      case 'suspend':
        return moderateAccountIn(tx, actor, { id: personOf(record), state: 'active', reason: outcome.facts })
      case 'limit':
        return setLimit(tx, actor, { ...acting, limit: 'limitedUntil' })
      case 'limitReports':
        return setLimit(tx, actor, { ...acting, limit: 'reportsLimitedUntil' })
      default:
        return setHidden(tx, actor, { ...acting, isHidden: false })
    }
  },
}

/**
 * Does what was decided, and notifies the person concerned. Answers whether something changed. Fails with `notFound`,
 * and with `notYours` for a person whom the actor may not moderate.
 */
export function act(tx: Writing, actor: Actor, acting: Acting): Promise<boolean> {
  return acts[acting.outcome.decision](tx, actor, acting)
}

/** What a restoring decision gives back, by default what the case took: of a person without an earlier decision in the case, the account. */
export function undoneBy({ record, outcome }: Acting): CaseDecision {
  return outcome.undone ?? outcomeOf(record)?.decision ?? (record.kind === 'profile' ? 'suspend' : 'hide')
}

function personOf({ personId }: CaseRecord): string {
  return personId ?? fail('notFound')
}

const limitNotices = {
  limitedUntil: ['limited', 'unlimited'],
  reportsLimitedUntil: ['reportsLimited', 'reportsUnlimited'],
} as const satisfies Record<string, readonly Decision[]>

async function setLimit(
  tx: Writing,
  actor: Actor,
  { record, outcome, limit }: Acting & { limit: keyof typeof limitNotices },
): Promise<boolean> {
  const { decision, facts: reason, days } = outcome
  const id = personOf(record)
  const isLimiting = decision !== 'restore'
  const until = isLimiting ? (untilOf(days) ?? forGood) : null
  if (!(await limitAccountIn(tx, actor, { id, limit, until, reason }))) return false
  const details = { decision: limitNotices[limit][isLimiting ? 0 : 1], reason, caseId: record.id }
  notify(tx, { type: 'moderation', to: [id], subject: record.id, details })
  return true
}

async function setHidden(
  tx: Writing,
  actor: Actor,
  { isHidden, ...acting }: Acting & { isHidden: boolean },
): Promise<boolean> {
  const { record, outcome } = acting
  const { id: caseId, kind, targetId, content: stored } = record
  const moderation = { reason: outcome.facts, caseId, state: isHidden ? 'hidden' : 'shown' } as const
  const [id = ''] = targetId.split(' ')
  const content = JSON.parse(stored) as CaseContent
  switch (kind) {
    case 'offer':
    case 'photo':
      return moderateOfferIn(tx, actor, { ...moderation, id })
    case 'comment':
      return moderateCommentIn(tx, actor, { ...moderation, id })
    case 'message':
      return isHidden
        ? removeMessageIn(tx, actor, { ...moderation, id })
        : restoreMessageIn(tx, actor, { ...moderation, id, content })
    case 'profile':
      if (isHidden) return clearProfileIn(tx, actor, { ...moderation, id })
      return undoneBy(acting) === 'remove' && restoreProfileIn(tx, actor, { ...moderation, id, content })
  }
}

/** Epoch ms; null for good. */
function untilOf(days: SuspensionDays | undefined): number | null {
  return days === undefined || days === null ? null : Date.now() + days * dayMs
}
