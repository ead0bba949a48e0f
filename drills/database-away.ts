/** The database goes and comes back; the product says so quickly, lives, and goes on. */
import { setTimeout as sleep } from 'node:timers/promises'
import { buildCar } from '../server/testing/cars.ts'
import { openFaultStore } from './fault-store.ts'
import { DrilledProduct } from './product.ts'
import { type Report } from './report.ts'
import { register } from './writers.ts'

interface Timed {
  status: number
  ms: number
  retryAfter: string | null
}

/** PostgreSQL ended, frozen and full; SQLite full. */
export async function drillDatabaseAway(report: Report): Promise<void> {
  await drillPostgres(report)
  await drillFullDisk('SQLite', report)
  await drillFullDisk('PostgreSQL', report)
}

async function drillPostgres(report: Report): Promise<void> {
  const store = await openFaultStore('PostgreSQL')
  const product = new DrilledProduct(store.settings)
  try {
    await product.start()
    const { token } = await register(product.address, 0)
    const { pid } = product
    await store.postgres?.crash()
    const away = [await read(product), await write(product, token), await login(product)]
    for (const answer of away) expect503(report, 'database ended', answer)
    await sleep(3000)
    expect503(report, 'database ended for 3 s', await read(product))
    const ready = await timed(`${product.address}/readyz`)
    report.check('readyz while it is away', ready.status, 'exactly', 503)
    report.check('healthz while it is away, ms', (await timed(`${product.address}/healthz`)).ms, 'at most', 50)
    const back = performance.now()
    await store.postgres?.restart()
    const restarted = performance.now()
    report.note(`PostgreSQL needed ${(restarted - back).toFixed(0)} ms to come back`)
    report.check('writes again after its return, ms', await untilOk(() => write(product, token)), 'at most', 2000)
    report.check('the process has lived on (1 = yes)', product.pid === pid ? 1 : 0, 'exactly', 1)

    store.postgres?.freeze(true)
    const frozen = await Promise.all(Array.from({ length: 30 }, () => read(product)))
    const slowest = Math.max(...frozen.map(({ ms }) => ms))
    report.check('database frozen: slowest of 30 calls, ms', slowest, 'at most', 6500)
    report.check('of them answered 503', frozen.filter(({ status }) => status === 503).length, 'exactly', 30)
    store.postgres?.freeze(false)
    report.check('reads again after it goes on, ms', await untilOk(() => read(product)), 'at most', 2000)
  } finally {
    await product.kill()
    await store.remove()
  }
}

async function drillFullDisk(engine: 'SQLite' | 'PostgreSQL', report: Report): Promise<void> {
  const store = await openFaultStore(engine)
  const product = new DrilledProduct(store.settings)
  try {
    await product.start()
    const { token } = await register(product.address, 0)
    await write(product, token)
    if (!store.fill(true)) return report.note(`${engine}: no right to mount a small disk, so none was filled`)
    let refused: Timed | undefined
    // There is room in the store's own pages for a while.
    for (let i = 0; i < 3000 && refused?.status !== 503; i++) refused = await write(product, token, 5000)
    if (refused) expect503(report, `${engine}: disk full, write`, refused)
    report.check(`${engine}: disk full, reads answered 200`, (await read(product)).status, 'exactly', 200)
    store.fill(false)
    report.check(`${engine}: writes again with room, ms`, await untilOk(() => write(product, token)), 'at most', 2000)
  } finally {
    await product.kill()
    await store.remove()
  }
}

function expect503(report: Report, what: string, { status, ms, retryAfter }: Timed): void {
  report.check(`${what}: status`, status, 'exactly', 503)
  report.check(`${what}: answered after, ms`, ms, 'at most', 2000)
  report.check(`${what}: Retry-After, s`, Number(retryAfter ?? 0), 'at least', 1)
}

async function timed(url: string, options: RequestInit = {}): Promise<Timed> {
  const startedAt = performance.now()
  const response = await fetch(url, { ...options, signal: AbortSignal.timeout(15_000) })
  await response.arrayBuffer()
  return {
    status: response.status,
    ms: performance.now() - startedAt,
    retryAfter: response.headers.get('retry-after'),
  }
}

const read = (product: DrilledProduct) => timed(`${product.address}/api/cars.json?orderBy="$key"&limitToLast=1`)

function write(product: DrilledProduct, token: string, length = 20): Promise<Timed> {
  const body = JSON.stringify(buildCar({ description: 'x'.repeat(length) }))
  return timed(`${product.address}/api/cars.json?auth=${token}`, { method: 'POST', body })
}

function login(product: DrilledProduct): Promise<Timed> {
  const body = JSON.stringify({ email: 'writer0@gmail.com', password: 'some password' })
  return timed(`${product.address}/api/auth/login`, { method: 'POST', body })
}

async function untilOk(call: () => Promise<Timed>): Promise<number> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < 10_000) {
    if ((await call()).status === 200) return performance.now() - startedAt
    await sleep(50)
  }
  return Infinity
}
