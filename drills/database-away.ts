/** The database goes and comes back; the product says so quickly, lives, and goes on. */
import { setTimeout as sleep } from 'node:timers/promises'
import { register, type Caller } from '../scripts/callers.ts'
import { buildCar } from '../server/testing/cars.ts'
import { withProducts } from './product.ts'
import { type Report } from './report.ts'
import { timedCall, type TimedAnswer } from './timed-calls.ts'

/** PostgreSQL ended, frozen and full; SQLite full. */
export async function drillDatabaseAway(report: Report): Promise<void> {
  await drillPostgres(report)
  await drillFullDisk('SQLite', report)
  await drillFullDisk('PostgreSQL', report)
}

async function drillPostgres(report: Report): Promise<void> {
  await withProducts({ engine: 'PostgreSQL' }, async ({ store, product, address }) => {
    const me = await register(address)
    const { pid } = product
    await store.postgres?.crash()
    const away = [
      await read(address),
      await write(address, me),
      await timedCall(`${address}/api/auth/login`, {
        method: 'POST',
        body: { email: me.email, password: me.password },
      }),
    ]
    for (const answer of away) expect503(report, 'database ended', answer)
    await sleep(3000)
    expect503(report, 'database ended for 3 s', await read(address))
    const ready = await timedCall(`${address}/readyz`)
    report.check('readyz while it is away', ready.status, 'exactly', 503)
    report.check('healthz while it is away, ms', (await timedCall(`${address}/healthz`)).ms, 'at most', 50)
    const back = performance.now()
    await store.postgres?.restart()
    const restarted = performance.now()
    report.note(`PostgreSQL needed ${(restarted - back).toFixed(0)} ms to come back`)
    report.check('writes again after its return, ms', await untilOk(() => write(address, me)), 'at most', 2000)
    report.check('the process has lived on (1 = yes)', product.pid === pid ? 1 : 0, 'exactly', 1)

    store.postgres?.freeze(true)
    const frozen = await Promise.all(Array.from({ length: 30 }, () => read(address)))
    const slowest = Math.max(...frozen.map(({ ms }) => ms))
    report.check('database frozen: slowest of 30 calls, ms', slowest, 'at most', 6500)
    report.check('of them answered 503', frozen.filter(({ status }) => status === 503).length, 'exactly', 30)
    store.postgres?.freeze(false)
    report.check('reads again after it goes on, ms', await untilOk(() => read(address)), 'at most', 2000)
  })
}

async function drillFullDisk(engine: 'SQLite' | 'PostgreSQL', report: Report): Promise<void> {
  await withProducts({ engine }, async ({ store, address }) => {
    const me = await register(address)
    await write(address, me)
    if (!store.fill(true)) return report.note(`${engine}: no right to mount a small disk, so none was filled`)
    let refused: TimedAnswer | undefined
    // There is room in the store's own pages for a while.
    for (let i = 0; i < 3000 && refused?.status !== 503; i++) refused = await write(address, me, 5000)
    if (refused) expect503(report, `${engine}: disk full, write`, refused)
    report.check(`${engine}: disk full, reads answered 200`, (await read(address)).status, 'exactly', 200)
    store.fill(false)
    report.check(`${engine}: writes again with room, ms`, await untilOk(() => write(address, me)), 'at most', 2000)
  })
}

function expect503(report: Report, what: string, { status, ms, headers }: TimedAnswer): void {
  report.check(`${what}: status`, status, 'exactly', 503)
  report.check(`${what}: answered after, ms`, ms, 'at most', 2000)
  report.check(`${what}: Retry-After, s`, Number(headers['retry-after'] ?? 0), 'at least', 1)
}

const read = (address: string) => timedCall(`${address}/api/cars.json?orderBy="$key"&limitToLast=1`)

function write(address: string, { token }: Caller, length = 20): Promise<TimedAnswer> {
  const body = buildCar({ description: 'x'.repeat(length) })
  return timedCall(`${address}/api/cars.json?auth=${token}`, { method: 'POST', body })
}

async function untilOk(call: () => Promise<TimedAnswer>): Promise<number> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < 10_000) {
    if ((await call()).status === 200) return performance.now() - startedAt
    await sleep(50)
  }
  return Infinity
}
