/**
 * `npm run bench -- --growth [--postgres]`: what calls cost in a store of 1,000,000 offers (`--offers`), 100,000 people and
 * 5,000,000 messages beside one of a hundredth of that, in interleaved rounds. Pages go by key, so 1 is what it should be.
 */
import { parseArgs } from 'node:util'
import { carPageQuery, wireQueryString } from '../contract/wire-query.ts'
import { storePlace } from '../server/db/store-place.ts'
import { fillTalk } from './fill-talk.ts'
import { requestsPerSecond } from './measure.ts'
import { startMeasured, untilQuiet, type MeasuredProduct } from './measured-product.ts'
import { keepResults, machine, printRows } from './results.ts'
import { inRounds, type Row } from './rounds.ts'

interface Market extends MeasuredProduct {
  /** Whom all others follow, with whom one talks, and who sells. */
  followedId: string
  partnerId: string
  sellerId: string
  /** Public pages of some offers. */
  pages: string[]
}

/** Prints the table, and keeps it. */
export async function benchGrowth(): Promise<void> {
  const { values } = parseArgs({
    options: {
      growth: { type: 'boolean' },
      postgres: { type: 'boolean', default: false },
      offers: { type: 'string', default: '1000000' },
    },
  })
  const { postgres } = values
  const offers = Number(values.offers)
  console.log(`${postgres ? 'PostgreSQL' : 'SQLite'}, ${machine()}`)
  const rows: Row[] = []
  const large = await open(offers, postgres)
  const small = await open(offers / 100, postgres)
  try {
    for (const [name, pathsOf] of Object.entries(calls)) {
      const rate = (market: Market) => () => requestsPerSecond({ url: market.address, paths: pathsOf(market) })
      const floors = { 'a hundredth of the store': rate(small) }
      rows.push(await inRounds('growth', { name, unit: 'calls/s', ours: rate(large), floors }))
    }
    printRows(rows)
  } finally {
    await large.stop()
    await small.stop()
  }
  await keepResults(`growth-${postgres ? 'postgres' : 'sqlite'}.json`, rows)
}

async function open(offers: number, postgres: boolean): Promise<Market> {
  const product = await startMeasured({ offers, postgres })
  const { address, settings, me, carIds, pid } = product
  const place = storePlace({ dataDir: settings.DATA_DIR ?? '', databaseUrl: settings.DATABASE_URL })
  try {
    const pages: string[] = []
    // More than are kept.
    for (const id of carIds.slice(0, 1000)) pages.push(new URL((await fetch(`${address}/c/${id}`)).url).pathname)
    const owner = await fetch(`${address}/api/cars/${carIds[0]}/owner_id.json?auth=${me.token}`)
    const sellerId = (await owner.json()) as string
    const talk = await fillTalk(
      place,
      { people: offers / 10, messages: offers * 5 },
      { userId: me.userId, carId: carIds[0] ?? '' },
    )
    await untilQuiet(pid)
    return { ...product, ...talk, sellerId, pages }
  } catch (error) {
    await product.stop()
    throw error
  }
}

const newest = `orderBy="$key"&limitToLast=50`

/** Paths of each call, asked for in turn: each is another one, so that nothing is kept between them. */
const calls: Record<string, (market: Market) => string[]> = {
  'list, 24 newest': () => [`/api/cars.json?${wireQueryString(carPageQuery(24))}`],
  'list, further pages': ({ carIds }) =>
    carIds.map((id) => `/api/cars.json?${wireQueryString(carPageQuery(24, id))}`).toReversed(),
  'one car, each another': ({ carIds, me }) => carIds.map((id) => `/api/cars/${id}.json?auth=${me.token}`),
  'public page of a car': ({ pages }) => pages,
  'comments of a car': ({ carIds, me }) => [`/api/cars/${carIds[0]}/comments.json?${newest}&auth=${me.token}`],
  'people by prefix': ({ me }) => variants((index) => `/api/people.json?q=reader%20${index}&auth=${me.token}`),
  'offers of a seller': ({ sellerId, me }) => [
    `/api/cars.json?orderBy="owner_id"&equalTo="${sellerId}"&limitToLast=24&auth=${me.token}`,
  ],
  'profile that all follow': ({ followedId, me }) => [`/api/profiles/${followedId}.json?auth=${me.token}`],
  'followers, first page': ({ followedId, me }) => [`/api/profiles/${followedId}/followers.json?auth=${me.token}`],
  conversations: ({ me }) => [`/api/conversations.json?auth=${me.token}`],
  'unread messages': ({ me }) => [`/api/unread.json?auth=${me.token}`],
  "search in one's chats": ({ me }) =>
    variants((index) => `/api/found-conversations.json?q=${index % 2 === 0 ? 'geo' : 'bmw'}&auth=${me.token}`),
  "search in one's messages": ({ me }) =>
    variants((index) => `/api/found-messages.json?q=saturday%20st${index % 2 === 0 ? '' : 'ill'}&auth=${me.token}`),
  inbox: ({ me }) => [`/api/messages.json?${newest}&auth=${me.token}`],
  'one conversation': ({ me, partnerId }) => [`/api/messages.json?with=${partnerId}&${newest}&auth=${me.token}`],
}

function variants(pathOf: (index: number) => string): string[] {
  return Array.from({ length: 200 }, (_none, index) => pathOf(index))
}
