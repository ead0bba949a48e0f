import { type Browser } from '@playwright/test'
import { discuss } from './discussion.ts'
import { fillLists } from './opened.ts'
import { arrive, bargainFor, offerCar, type Person } from './people.ts'
import { type Product } from './product.ts'
import { reportBoth } from './reported.ts'
import { arriveAs, report } from './moderators.ts'
import { consoleParts } from '../contract/console.ts'

/** A model without a place to break. */
export const longModel = 'Averylongmodelnamewithoutanyspaceinit'
/** What people of these screens have written. */
export const longComment = 'x'.repeat(300)

/** Everything that the product can show, and who looks. */
export interface Shown {
  alice: Person
  bobby: Person
  /** Of an offer with every fact, which is in all lists of alice. */
  id: string
  /** Of an offer of alice with comments. */
  own: string
  addresses: { mine: string[]; visitors: string[]; operators: string[] }
  operator: Person
}

/** Makes people, offers and lists so that each screen has something to show. */
export async function showEverything(browser: Browser, product: Product): Promise<Shown> {
  const alice = await arrive(browser, product, 'alice')
  const bobby = await arrive(browser, product, 'konstantinopolskialexandrov')
  const own = await offerCar(alice, { model: longModel, location: 'Veliko Tarnovo' })
  const id = await fillLists(alice, bobby)
  const other = await offerCar(bobby, { model: longModel, location: 'Veliko Tarnovo' })
  await alice.context.request.post(`/api/cars/${own}/comments.json?auth=${alice.token}`, {
    data: { comments: longComment },
  })
  await discuss(alice, bobby, own)
  await bargainFor(own, { buyer: bobby, seller: alice })
  const mine = [
    '/home',
    '/themes',
    `/themes/${own}`,
    '/add-theme',
    `/edit-theme/${own}`,
    '/profile',
    '/profile/settings',
    '/all-users',
    '/search',
    `/all-users/${bobby.id}`,
    '/chats',
    `/chats/${bobby.id}`,
    '/notifications',
    '/404',
    '/themes?brand=BMW&engine=Diesel',
    '/themes?brand=Ferrari&town=Vidin',
    '/saved',
    '/seen',
    '/following',
    '/searches',
    `/compare?ids=${id},${other}`,
    `/themes/${id}`,
    ...(await reportBoth(browser, product, alice)),
  ]
  const operator = await arriveAs(browser, product, 'carol', 'operator')
  await report(alice, { targetId: other })
  const operators = [
    ...Object.keys(consoleParts).map((part) => `/admin/${part}`),
    `/admin/cases?case=${await openCase(operator)}`,
    `/admin/find?person=${bobby.id}`,
    `/admin/find?offer=${other}`,
  ]
  const visitors = ['/home', '/themes', '/login', '/register', '/recover', '/price', '/saved', `/c/${id}`]
  return { alice, bobby, id, own, operator, addresses: { mine, visitors, operators } }
}

async function openCase({ context, token }: Person): Promise<string> {
  const { cases } = (await (await context.request.get(`/api/moderation/cases?auth=${token}`)).json()) as {
    cases: { id: string }[]
  }
  return cases[0]?.id ?? ''
}
