/** What people do in the product from their first visit on, in any engine, in English. */
import { offerCar, register } from '../../scripts/callers.ts'
import { buildCar } from '../../server/testing/cars.ts'
import { filters, filtersOnPhone, findsPeople, looks, searches } from './buying.ts'
import { type Engine } from './driver.ts'
import { blocks, decides, readsOutcome, reportsOffer, seesFactorKey } from './safety.ts'
import { edits, logsIn, logsOut, offers, registers } from './selling.ts'
import { Tab, wide } from './tab.ts'
import { comments, talks } from './talking.ts'

/** Does one thing, and says whether it worked and how long it took. */
export type Step = <Result>(name: string, act: () => Promise<Result>) => Promise<Result>

/** Windows of the walk, the address of the offer that was made in it, and somebody else. */
export interface Walked {
  seller: Tab
  visitor: Tab
  carPath: string
  otherId: string
}

/** The product that is walked through, and how somebody becomes a moderator there. */
export interface Walkable {
  address: string
  makeModerator: (email: string) => Promise<unknown>
}

/**
 * Walks until a step throws. Four people at an empty store: one sells, one buys, one looks and, later, one moderates
 * there.
 */
export async function walk(
  openWindow: Engine['open'],
  { address, makeModerator }: Walkable,
  step: Step,
): Promise<Walked> {
  const open = async () => {
    const tab = new Tab(await openWindow(), address)
    await tab.resize(wide)
    return tab
  }
  const [seller, buyer, visitor] = await step(
    'opens three windows',
    async () => [await open(), await open(), await open()] as const,
  )
  const other = await register(address)
  await offerCar(address, other, buildCar({ brand: 'Porsche', model: 'Macan', engine: 'Diesel' }))
  await step('registers, after being told what is wrong', () => registers(seller))
  await step('logs in, after a wrong password', () => logsIn(buyer, other))
  await step('offers a car with photos', () => offers(seller))
  const carPath = await seller.path()
  await step('a list and its filters', () => filters(visitor))
  await step('filters and the menu on a phone', () => filtersOnPhone(visitor))
  await step('the search box', () => searches(visitor))
  await step('a car, its photos, and back', () => looks(buyer))
  await step('the search for people', () => findsPeople(buyer))
  await step('comments reach each other', () => comments(seller, buyer, carPath))
  await step('messages reach each other', () => talks(seller, buyer, other.userId))
  await step('edits the offer', () => edits(seller, carPath))
  await step('reports the offer', () => reportsOffer(buyer, carPath))
  const moderator = await register(address)
  await makeModerator(moderator.email)
  await step('claims the case in the console and decides it', () => decides(visitor, moderator))
  await step('reads what became of the report', () => readsOutcome(buyer))
  await step('logs the moderator out', () => logsOut(visitor))
  await step('blocks the buyer, and undoes it', () => blocks(seller, other.name, `/chats/${other.userId}`))
  await step('sees the key of a second factor', () => seesFactorKey(seller))
  await step('logs out', () => logsOut(buyer))
  return { seller, visitor, carPath, otherId: other.userId }
}
