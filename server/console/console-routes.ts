import { countSpans } from '../../contract/console.ts'
import { endpoints } from '../../contract/endpoints.ts'
import { type Role } from '../../contract/moderation.ts'
import { searchTextLength } from '../../contract/limits.ts'
import { tidyLine } from '../../contract/text-rules.ts'
import { actorOf } from '../auth/actor.ts'
import { findOffers } from './found-offers-store.ts'
import { findPeople } from './found-people-store.ts'
import { readOfferFile } from './offer-file-store.ts'
import { readPersonFile } from './person-file-store.ts'
import { addAnswer, changeAnswer, deleteAnswer, listAnswers } from './saved-answers-store.ts'
import { type Api } from '../api/serve.ts'
import { type Services } from '../api/services.ts'
import { fail } from '../lib/errors.ts'
import { type ReadinessCheck } from '../operations/readiness.ts'
import { countDays } from './daily-counts-store.ts'
import { findHealth } from './health.ts'
import { transparencyYears } from './transparency-store.ts'

/** Calls of the console that tell how the product fares (decision 89); the endpoint table says who may call them. */
export function consoleRoutes(api: Api, { db, config }: Services, readiness: ReadinessCheck): void {
  api.on(endpoints.getConsole, ({ me }) => ({ role: me.role as Exclude<Role, 'user'> }))

  api.on(endpoints.getHealth, () => findHealth({ db, config, readiness }))

  api.on(endpoints.getCountsByDay, ({ extra }) => {
    const days = countSpans.find((span) => String(span) === (extra.days ?? '30'))
    if (days === undefined) fail('badQuery', { field: 'days', sentence: `It must be one of ${countSpans.join(', ')}.` })
    return countDays(db, days)
  })

  api.on(endpoints.getTransparency, () => transparencyYears(db))

  fileCalls(api, db)
}

/** Calls about people and offers, and answers to use again. */
function fileCalls(api: Api, db: Services['db']): void {
  api.on(endpoints.findInConsole, async ({ extra }) => {
    const q = tidyLine(extra.q ?? '')
    if (q.length > searchTextLength) fail('badQuery', { field: 'q', sentence: 'It is too long.' })
    if (q === '') return { people: [], offers: [] }
    const [people, offers] = await Promise.all([findPeople(db, q), findOffers(db, q)])
    return { people, offers }
  })

  api.on(endpoints.getPersonFile, ({ params }) => readPersonFile(db, params.id))

  api.on(endpoints.getOfferFile, ({ params }) => readOfferFile(db, params.id))

  api.on(endpoints.listAnswers, () => listAnswers(db))

  api.on(endpoints.addAnswer, async ({ me, body }) => ({ name: await addAnswer(db, actorOf(me), body) }))

  api.on(endpoints.changeAnswer, ({ me, params, body }) => changeAnswer(db, actorOf(me), { ...body, id: params.id }))

  api.on(endpoints.deleteAnswer, async ({ me, params }) => {
    await deleteAnswer(db, actorOf(me), params.id)
    return null
  })
}
