import { caseStates, type CaseState } from '../../contract/case.ts'
import { endpoints } from '../../contract/endpoints.ts'
import { isOneOf } from '../../contract/is-one-of.ts'
import { type Api } from '../api/serve.ts'
import { type Services } from '../api/services.ts'
import { fail } from '../lib/errors.ts'
import { actorOf } from '../auth/actor.ts'
import { decideAppeal } from './case-appeal-store.ts'
import { claimCase } from './case-claim-store.ts'
import { decideCase } from './case-decision-store.ts'
import { listCases } from './case-queue-store.ts'
import { readCase, readCaseConversation } from './case-store.ts'

/** The queue of moderators (decision 82). */
export function caseRoutes(api: Api, { db }: Services): void {
  api.on(endpoints.listCases, ({ me, extra: { state = 'open', after, mine } }) =>
    listCases(db, me.userId, { state: stateOf(state), after, isMine: mine === 'true' }),
  )

  api.on(endpoints.getCase, ({ me, params }) => readCase(db, actorOf(me), params.id))

  api.on(endpoints.readCaseConversation, ({ me, params }) => readCaseConversation(db, actorOf(me), params.id))

  api.on(endpoints.claimCase, async ({ me, params, body }) => {
    await claimCase(db, actorOf(me), { id: params.id, ...body })
    return readCase(db, actorOf(me), params.id)
  })

  api.on(endpoints.decideCase, async ({ me, params, body }) => {
    await decideCase(db, actorOf(me), { id: params.id, ...body })
    return readCase(db, actorOf(me), params.id)
  })

  api.on(endpoints.decideAppeal, async ({ me, params, body }) => {
    return readCase(db, actorOf(me), await decideAppeal(db, actorOf(me), { id: params.id, ...body }))
  })
}

function stateOf(state: string): CaseState {
  return isOneOf(caseStates, state) ? state : fail('badQuery')
}
