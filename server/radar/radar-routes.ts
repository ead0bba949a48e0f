import { endpoints } from '../../contract/endpoints.ts'
import { type Api } from '../api/serve.ts'
import { type Services } from '../api/services.ts'
import { isKey } from '../db/push-id.ts'
import { fail } from '../lib/errors.ts'
import { listWarnedComments } from './comment-radar-store.ts'
import { listWarnedTalks } from './talk-radar-store.ts'
import { answerWarnings, readCarWarnings, readOfferRadar } from './offer-radar-store.ts'
import { listWarnedOffers, warnedPlaceOf } from './warned-offers-store.ts'

/** What the radar warns of, and what sellers answer (decision 91). */
export function radarRoutes(api: Api, { db, limits }: Services): void {
  api.on(endpoints.readCarWarnings, ({ me, params }) => readCarWarnings(db, params.id, me))

  api.on(endpoints.answerWarnings, async ({ me, params, body }) => {
    await limits.consume('offerChangePerHour', me.userId)
    await answerWarnings(db, me.userId, { id: params.id, answer: body.answer.trim() })
    return null
  })

  api.on(endpoints.listWarnedTalks, ({ extra: { before } }) => {
    if (before !== undefined && !/^\d{1,15}$/.test(before)) fail('badQuery', { field: 'before' })
    return listWarnedTalks(db, before === undefined ? undefined : Number(before))
  })

  api.on(endpoints.listWarnedComments, ({ extra: { before } }) => {
    if (before !== undefined && !isKey(before)) fail('badQuery', { field: 'before' })
    return listWarnedComments(db, before)
  })

  api.on(endpoints.listWarnedOffers, ({ extra: { before } }) => {
    const after = before === undefined ? undefined : warnedPlaceOf(before)
    if (before !== undefined && after === undefined) fail('badQuery', { field: 'before' })
    return listWarnedOffers(db, after)
  })

  api.on(endpoints.readOfferRadar, ({ params }) => readOfferRadar(db, params.id))
}
