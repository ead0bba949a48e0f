import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { carPageQuery, wireQueryString } from '../contract/wire-query.ts'
import { storePlace } from '../server/db/store-place.ts'
import { ownPostgres } from './own-postgres.ts'
import { startProcess, untilQuiet, type Running } from './processes.ts'
import { fillStore } from './search/fill-store.ts'
import { readBases } from './search/offer-bases.ts'

/** A person who makes calls. */
export interface Caller {
  token: string
  userId: string
  email: string
  password: string
}

/** The product on a filled store, and the bare floor beside it. */
export interface MeasuredProduct {
  address: string
  pid: number
  floor: Running & { dataDir: string }
  me: Caller
  /** Ids of the newest offers. */
  carIds: string[]
  /** The settings of the product, for another process on the same store. */
  settings: Record<string, string>
  stop: () => Promise<void>
}

/** Fills a store of so many offers, starts the product on it, and waits until it has done its work in the background. */
export async function startMeasured({
  offers,
  postgres,
}: {
  offers: number
  postgres: boolean
}): Promise<MeasuredProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), 'volan-bench-'))
  const server = postgres ? await ownPostgres() : undefined
  const place = storePlace({ dataDir, databaseUrl: server?.url })
  await fillStore(place, await readBases(undefined), offers)
  const settings: Record<string, string> = {
    DATA_DIR: dataDir,
    ...(server && { DATABASE_URL: server.url }),
    NODE_ENV: 'production',
    PORT: '0',
    DEMO: '0',
    RATE_LIMITS: 'off',
    SITE_URL: 'https://volan.example',
  }
  const product = await startProcess('dist/server/main.js', { ...settings, NODE_OPTIONS: reporting })
  const floorDir = join(dataDir, 'floor')
  await mkdir(floorDir)
  const floorSettings = { STORE: server?.url ?? place.file, DATA_DIR: floorDir, NODE_OPTIONS: reporting }
  const floor = { ...(await startProcess('bench/floor.ts', floorSettings)), dataDir: floorDir }
  await untilQuiet(product.pid)
  const stop = async () => {
    await product.stop()
    await floor.stop()
    await server?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  const { address, pid } = product
  return { address, pid, floor, me: await newCaller(address), carIds: await newestIds(address), settings, stop }
}

/** Lets the product tell of its heap and its event loop (`heap-report.ts`). */
export const reporting = `${process.env.NODE_OPTIONS ?? ''} --expose-gc --import=${new URL('heap-report.ts', import.meta.url).href}`

/** Registers somebody. */
export async function newCaller(address: string): Promise<Caller> {
  const [name, password] = [`bench.${crypto.randomUUID()}`, crypto.randomUUID()]
  const email = `${name}@gmail.com`
  const person = { username: name.slice(0, 30), email, gender: 'Other', telephone: '0888123456', password }
  const answer = await fetch(`${address}/api/auth/register`, { method: 'POST', body: JSON.stringify(person) })
  if (!answer.ok) throw new Error(`A registration was answered ${answer.status}`)
  const { token, userId } = (await answer.json()) as { token: string; userId: string }
  return { token, userId, email, password }
}

/** The same person with a new token. */
export async function loggedIn(address: string, caller: Caller): Promise<Caller> {
  const { email, password } = caller
  const answer = await fetch(`${address}/api/auth/login`, { method: 'POST', body: JSON.stringify({ email, password }) })
  if (!answer.ok) throw new Error(`A login was answered ${answer.status}`)
  const { token } = (await answer.json()) as { token: string }
  return { ...caller, token }
}

/** The address of the newest offers. */
export function listAddress(address: string, count = 24): string {
  return `${address}/api/cars.json?${wireQueryString(carPageQuery(count))}`
}

async function newestIds(address: string): Promise<string[]> {
  return Object.keys((await (await fetch(listAddress(address, 5000))).json()) as object)
}
