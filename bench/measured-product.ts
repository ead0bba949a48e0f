import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { carPageQuery, wireQueryString } from '../contract/wire-query.ts'
import { storePlace } from '../server/db/store-place.ts'
import { register, type Caller } from '../scripts/callers.ts'
import { findPostgres, startPostgres, type PostgresServer } from '../scripts/postgres.ts'
import { alone, startProcess, startProduct, type RunningProcess } from '../scripts/processes.ts'
import { fillStore } from './search/fill-store.ts'
import { readBases } from './search/offer-bases.ts'

/** The product on a filled store, and the bare floor beside it. */
export interface MeasuredProduct {
  address: string
  pid: number
  floor: RunningProcess
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
    ...alone,
    NODE_ENV: 'production',
    SITE_URL: 'https://volan.example',
  }
  const product = await startProduct(settings)
  const floorDir = join(dataDir, 'floor')
  await mkdir(floorDir)
  const floor = await startProcess('bench/floor.ts', { STORE: server?.url ?? place.file, DATA_DIR: floorDir })
  await untilQuiet(product.pid)
  const stop = async () => {
    await product.end('SIGTERM')
    await floor.end('SIGTERM')
    await server?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  const { address, pid } = product
  return { address, pid, floor, me: await register(address), carIds: await newestIds(address), settings, stop }
}

/** The address of the newest offers. */
export function listAddress(address: string, count = 24): string {
  return `${address}/api/cars.json?${wireQueryString(carPageQuery(count))}`
}

async function newestIds(address: string): Promise<string[]> {
  return Object.keys((await (await fetch(listAddress(address, 5000))).json()) as object)
}

/** A PostgreSQL server for one run, as durable as in production. */
export async function ownPostgres(): Promise<PostgresServer> {
  const binaries = findPostgres()
  if (binaries === undefined) throw new Error('This machine has no PostgreSQL 15 or later.')
  return startPostgres(binaries, { isDurable: true })
}

/** Waits until a process does next to nothing: after its start it works out estimates and reads its index. */
export async function untilQuiet(pid: number): Promise<void> {
  for (let before = Infinity, now = cpuMs(pid); ; before = now, now = cpuMs(pid)) {
    if (now - before >= 0 && now - before < 40) return
    await sleep(1000)
  }
}

/** Processor time that a process has used, in ms (Linux). */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}
