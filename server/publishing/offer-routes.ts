import { endpoints } from '../../contract/endpoints.ts'
import { isMaskedVin } from '../../contract/facts.ts'
import { type Api } from '../api/serve.ts'
import { type Services } from '../api/services.ts'
import { findCar } from '../cars/car-store.ts'
import { isHiddenOffer } from '../cars/car-visibility-store.ts'
import { setCarState } from './offer-state-store.ts'
import { countEndedOffers, endOffersAgain, renewOffers } from './renewal-store.ts'
import { countSales } from '../users/profile-facts-store.ts'
import { declareSeller } from './seller-store.ts'
import { createCar, deleteCar, editCar } from './offer-store.ts'

/** What owners do with their offers: publish, edit, delete, set the state. */
export function offerRoutes(api: Api, { db, limits }: Services): void {
  api.on(endpoints.createCar, async ({ me, body, key }) => {
    await limits.consume('offerPerHour', me.userId)
    await limits.consume('offerPerDay', me.userId)
    return { name: await createCar(db, { userId: me.userId, car: body, key }) }
  })

  api.on(endpoints.editCar, async ({ me, params, body, precondition }) => {
    await limits.consume('offerChangePerHour', me.userId)
    // Each change asks moderators to look again, who decide only what they have seen.
    if (await isHiddenOffer(db, params.id)) await limits.consume('hiddenChangePerHour', me.userId)
    // An offer names others with the same VIN: trying many VINs would reveal masked ones.
    const isWhole = body.vin !== undefined && !isMaskedVin(body.vin)
    const isNewVin = isWhole && body.vin !== (await findCar(db, params.id, me))?.vin
    if (isNewVin) await limits.consume('vinPerDay', me.userId)
    return editCar(db, me.userId, { id: params.id, car: body, check: precondition })
  })

  api.on(endpoints.deleteCar, async ({ me, params, precondition }) => {
    await deleteCar(db, me.userId, { id: params.id, check: precondition })
    return null
  })

  api.on(endpoints.setCarState, async ({ me, params, body }) => {
    await limits.consume('offerChangePerHour', me.userId)
    await setCarState(db, me.userId, { id: params.id, ...body })
    return null
  })

  api.on(endpoints.countEndedOffers, ({ me }) => countEndedOffers(db, me.userId))
  api.on(endpoints.renewOffers, async ({ me }) => {
    await limits.consume('renewalPerHour', me.userId)
    return renewOffers(db, me.userId)
  })
  api.on(endpoints.endOffersAgain, async ({ me, body }) => {
    await limits.consume('renewalPerHour', me.userId)
    return endOffersAgain(db, me.userId, body)
  })

  api.on(endpoints.declareSeller, async ({ me, body }) => {
    await limits.consume('settingsPerHour', me.userId)
    await declareSeller(db, me.userId, body)
    return null
  })

  api.on(endpoints.countSales, ({ me }) => countSales(db, me.userId))
}
