import { endpoints } from '../../contract/endpoints.ts'
import { pages } from '../../contract/limits.ts'
import { isOneOf } from '../../contract/is-one-of.ts'
import { auditActions, auditKinds, type AuditFilter } from '../../contract/moderation.ts'
import { actorOf } from '../auth/actor.ts'
import { fail } from '../lib/errors.ts'
import { type Api } from '../api/serve.ts'
import { type Services } from '../api/services.ts'
import { listAudit } from '../auth/audit-store.ts'
import { decideHeld, listWaiting } from './held-moderation-store.ts'
import { moderateAccount, moderateComment, moderateOffer } from './direct-decision-store.ts'

/** Calls of moderators and operators (issue 3, section 3); the endpoint table says who may call them. */
export function moderationRoutes(api: Api, { db }: Services): void {
  api.on(endpoints.moderateAccount, async ({ me, params, body }) => {
    await moderateAccount(db, actorOf(me), { id: params.id, ...body })
    return { state: body.state }
  })

  api.on(endpoints.moderateOffer, async ({ me, params, body }) => {
    await moderateOffer(db, actorOf(me), { id: params.id, ...body })
    return { state: body.state }
  })

  api.on(endpoints.moderateComment, async ({ me, params, body }) => {
    await moderateComment(db, actorOf(me), { id: params.id, ...body })
    return { state: body.state }
  })

  api.on(endpoints.listWaitingMessages, ({ extra }) => listWaiting(db, extra.after))

  api.on(endpoints.decideHeldMessage, async ({ me, params, body }) => {
    await decideHeld(db, actorOf(me), { id: params.id, ...body })
    return { decision: body.decision }
  })

  api.on(endpoints.listAudit, ({ extra }) => {
    const limit = Math.min(Math.max(Number(extra.limit ?? pages.audit), 1), 200)
    return listAudit(db, { ...readFilter(extra), before: extra.before, limit })
  })
}

const day = /^\d{4}-\d\d-\d\d$/

/** The filter of a call; a parameter without a value narrows nothing. */
function readFilter({ actor, action, kind, target, from, until }: AuditFilter): AuditFilter {
  if (action && !isOneOf(auditActions, action)) fail('badQuery', { field: 'action', sentence: 'It is no action.' })
  if (kind && !isOneOf(auditKinds, kind)) fail('badQuery', { field: 'kind', sentence: 'It is no kind.' })
  for (const [field, value] of Object.entries({ from, until })) {
    if (value && !(day.test(value) && Number.isFinite(Date.parse(value))))
      fail('badQuery', { field, sentence: 'It must be a day, YYYY-MM-DD.' })
  }
  const given = Object.entries({ actor, action, kind, target, from, until }).filter(([, value]) => value)
  return Object.fromEntries(given)
}
