import { pages } from '../../contract/limits.ts'
import { carPageQuery, wireQueryString } from '../../contract/wire-query.ts'
import { requestsPerSecond, scattered } from '../measure.ts'
import { listAddress, type MeasuredProduct } from '../measured-product.ts'
import { type Measurement } from '../rounds.ts'

/** Reads of the list, of one car and of a page, beside the same bytes and the same rows. */
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
  await giveBytes(floor.address, `${address}/themes`)
  yield reading('page of the list, HTML', `${address}/themes`)
}

/** Offers by filters with counts of every option; more are asked than answers are kept. */
export async function* searches({ address, floor }: MeasuredProduct): AsyncGenerator<Measurement> {
  const paths = Array.from({ length: 1000 }, (_none, i) => `/api/search.json?engine=Diesel&priceTo=${9000 + i * 7}`)
  await giveBytes(floor.address, address + paths[0])
  yield {
    name: 'offers by filters',
    unit: 'calls/s',
    ours: () => requestsPerSecond({ url: address, paths }),
    floors: { 'the same bytes': () => requestsPerSecond({ url: `${floor.address}/` }) },
  }
}

/** Where the product is asked for a page of the list behind an offer. */
export function pagePath(id?: string): string {
  return `/api/cars.json?${wireQueryString(carPageQuery(pages.cars, id))}`
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
