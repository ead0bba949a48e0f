import { Readable } from 'node:stream'
import { endpoints } from '../../contract/endpoints.ts'
import { type Api } from '../api/serve.ts'
import { type Services } from '../api/services.ts'
import { sessionHolder } from '../auth/session-holder.ts'
import { ownerOfCar } from '../blocks/blocks-store.ts'
import { pairOf } from '../chat/pair.ts'
import { hasMessages } from '../chat/recipient-store.ts'
import { FileAnswer } from '../http/file-answer.ts'
import { textsFor } from '../http/language.ts'
import { siteOrigin } from '../http/site-origin.ts'
import { fail } from '../lib/errors.ts'
import { limitBeginning, limitUnanswered, type Sender } from '../limits/unanswered-store.ts'
import { actOnPriceOffer, listPriceOffers, makePriceOffer } from './price-offer-store.ts'
import { confirmMeeting, showHandoverCode } from './handover-code-store.ts'
import { answerAboutMeeting, listMetBuyers } from './handover-store.ts'
import { calendarMethod, viewingCalendar } from './viewing-calendar.ts'
import { actOnViewing, findViewing, listComingViewings, listViewingsBetween, proposeViewing } from './viewing-store.ts'

/** What a buyer and a seller agree on: offers of a price, and viewings. */
export function dealRoutes(api: Api, { db, limits, config }: Services): void {
  /** Each is told in a message, so that what limits messages limits them. */
  async function limitTowards(sender: Sender, otherId: string | undefined): Promise<void> {
    if (otherId === undefined) return
    if (!(await hasMessages(db, pairOf(sender.userId, otherId)))) await limitBeginning(limits, sender, otherId)
    await limitUnanswered({ db, limits }, sender, otherId)
  }

  api.on(endpoints.listDeals, async ({ me, params }) => ({
    priceOffers: await listPriceOffers(db, me.userId, params.id),
    viewings: await listViewingsBetween(db, me.userId, params.id),
  }))
  api.on(endpoints.makePriceOffer, async ({ me, body, key, request: { ip } }) => {
    await limits.consume('priceOfferPerHour', me.userId)
    await limits.consume('priceOfferPerDay', me.userId)
    await limitTowards({ ...me, ip }, await ownerOfCar(db, body.carId))
    return { name: await makePriceOffer(db, me.userId, { ...body, key }) }
  })
  api.on(endpoints.actOnPriceOffer, async ({ me, params, body }) => {
    await limits.consume('dealStepPerHour', me.userId)
    return actOnPriceOffer(db, me.userId, { ...body, id: params.id })
  })
  api.on(endpoints.listViewings, ({ me }) => listComingViewings(db, me.userId))
  api.on(endpoints.proposeViewing, async ({ me, body, key, request: { ip } }) => {
    await limits.consume('viewingPerHour', me.userId)
    await limits.consume('viewingPerDay', me.userId)
    await limitTowards({ ...me, ip }, body.withId)
    return { name: await proposeViewing(db, me.userId, { ...body, key }) }
  })
  api.on(endpoints.actOnViewing, async ({ me, params, body }) => {
    await limits.consume('dealStepPerHour', me.userId)
    return actOnViewing(db, me.userId, { ...body, id: params.id })
  })
  api.on(endpoints.showHandoverCode, async ({ me, params }) => {
    await limits.consume('handoverCodePerHour', me.userId)
    return showHandoverCode(db, me.userId, params.id)
  })
  api.on(endpoints.confirmMeeting, async ({ me, params, body }) => {
    await limits.consume('handoverTryPerHour', me.userId)
    return confirmMeeting(db, me.userId, { ...body, id: params.id })
  })
  api.on(endpoints.answerAboutMeeting, async ({ me, params, body }) => {
    await limits.consume('dealStepPerHour', me.userId)
    return answerAboutMeeting(db, me.userId, { ...body, id: params.id })
  })
  api.on(endpoints.listMetBuyers, ({ me, params }) => listMetBuyers(db, me.userId, params.id))
  api.on(endpoints.takeCalendar, async ({ me, params, request }) => {
    const viewing = await findViewing(db, await sessionHolder(db, me, request), params.id)
    const site = siteOrigin(config, request)
    const title = textsFor(request).deals.calendarTitle(viewing.carName)
    const bytes = Buffer.from(viewingCalendar(viewing, { site, title }) ?? fail('dealGone'))
    return new FileAnswer(async () => ({ size: bytes.length, content: Readable.from([bytes]) }), {
      name: 'volan-viewing.ics',
      type: `text/calendar; method=${calendarMethod(viewing)}; charset=utf-8`,
      onSent: () => {},
    })
  })
}
