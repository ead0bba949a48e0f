import { pages } from '../../contract/limits.ts'
import { carPageQuery, wireQueryString } from '../../contract/wire-query.ts'
import { scattered } from '../contender.ts'
import { requestsPerSecond } from '../measure.ts'
import { listAddress, type Caller, type MeasuredProduct } from '../measured-product.ts'
import { type Measurement } from '../rounds.ts'

/** Reads of the list, of one car, of sponsors and of a page, beside the same bytes and the same rows. */
export async function* reads({ address, floor, me, carIds }: MeasuredProduct): AsyncGenerator<Measurement> {
  const list = listAddress(address)
  const one = `${address}/api/cars/${carIds[0]}.json?auth=${me.token}`
  const rate = (url: string, paths?: string[]) => () => requestsPerSecond({ url, ...(paths && { paths }) })
  const plain = rate(`${floor.address}/`)
  const reading = (name: string, url: string, drivers: Record<string, () => Promise<number>> = {}): Measurement => ({
    name,
    unit: 'calls/s',
    ours: rate(url),
    floors: { 'the same bytes': plain, ...drivers },
  })
  const each = (
    name: string,
    ids: string[],
    paths: Record<'ours' | 'driver', (id: string) => string>,
  ): Measurement => ({
    name,
    unit: 'calls/s',
    ours: rate(address, ids.map(paths.ours)),
    floors: { 'the same bytes': plain, driver: rate(floor.address, ids.map(paths.driver)) },
  })

  await giveBytes(floor.address, list)
  yield reading('list, 24 newest', list, { driver: rate(`${floor.address}/newest`) })
  await giveBytes(floor.address, one)
  yield reading('one car, the same again', one, { driver: rate(`${floor.address}/one/${carIds[0]}`) })
  yield each('one car, each another', carIds, {
    ours: (id) => `/api/cars/${id}.json?auth=${me.token}`,
    driver: (id) => `/one/${id}`,
  })
  await giveBytes(floor.address, address + pagePath(carIds[0]))
  yield each('list, each another page', scattered(carIds), { ours: pagePath, driver: (id) => `/before/${id}` })
  const sponsors = `${address}/api/sponsors.json`
  await giveBytes(floor.address, sponsors)
  yield reading('sponsors', sponsors)
  await giveBytes(floor.address, `${address}/themes`)
  yield reading('page of the list, HTML', `${address}/themes`)
  const page = (await fetch(`${address}/c/${carIds[0]}`)).url
  await giveBytes(floor.address, page)
  yield reading('public page of a car', page)
}

/** Beginnings of names that are asked for in turn; the product keeps all of these answers until a person changes. */
export const beginnings = Array.from({ length: 200 }, (_none, i) => `person ${i}`)

/** Highest prices in BGN that are asked for. */
export const highestPrices = Array.from({ length: 1000 }, (_none, i) => 9000 + i * 7)

/** People by the beginning of their names, and offers by filters, of which more are asked than answers are kept. */
export async function* searches({ address, floor, me }: MeasuredProduct): AsyncGenerator<Measurement> {
  const people = beginnings.map((beginning) => peoplePath(beginning, me))
  const offers = highestPrices.map(filtersPath)
  for (const [name, paths] of [
    ['people by prefix', people],
    ['offers by filters', offers],
  ] as const) {
    await giveBytes(floor.address, address + paths[0])
    yield {
      name,
      unit: 'calls/s',
      ours: () => requestsPerSecond({ url: address, paths }),
      floors: { 'the same bytes': () => requestsPerSecond({ url: `${floor.address}/` }) },
    }
  }
}

/** Where the product is asked for a page of the list behind an offer. */
export function pagePath(id?: string): string {
  return `/api/cars.json?${wireQueryString(carPageQuery(pages.cars, id))}`
}

/** Where the product is asked for people whose names begin so. */
export function peoplePath(beginning: string, { token }: Caller): string {
  return `/api/people.json?q=${encodeURIComponent(beginning)}&auth=${token}`
}

/** Where the product is asked for Diesels up to a price, newest first, with their number and what each filter holds. */
export function filtersPath(highestPrice: number): string {
  return `/api/search.json?engine=Diesel&priceTo=${highestPrice}`
}

/** Headers that node:http writes by itself. */
const nodesOwn = new Set(['connection', 'date', 'keep-alive'])

/** Has the floor answer what the product answers: the same headers and the same body. */
async function giveBytes(floor: string, url: string): Promise<void> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  if (!answer.ok) throw new Error(`${url.split('?')[0]} answered ${answer.status}`)
  const headers = [...answer.headers].filter(([name]) => !nodesOwn.has(name))
  await fetch(`${floor}/ready`, { method: 'PUT', body: JSON.stringify({ headers, body: await answer.text() }) })
}
