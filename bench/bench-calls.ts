/**
 * `npm run bench`: each subject beside the bare floor on the same bytes, in interleaved rounds of one run. Machines are
 * shared and noisy: read the ratios. CARS sets the size of the store (10000);
 * `--postgres` measures on a PostgreSQL server of its own.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { carPageQuery, wireQueryString } from '../contract/wire-query.ts'
import { livePath } from '../contract/live.ts'
import { fillMarket } from './market.ts'
import { fanOut, median, openSockets, requestsPerSecond } from './measure.ts'
import { ownPostgres } from './own-postgres.ts'
import { startProcess } from './processes.ts'

const rounds = 3
const cars = Number(process.env.CARS ?? 10_000)
const dataDir = await mkdtemp(join(tmpdir(), 'volan-bench-'))
const postgres = process.argv.includes('--postgres') ? await ownPostgres() : undefined
await fillMarket({ dataDir, databaseUrl: postgres?.url }, { people: 1000, cars })
const product = await startProcess('server/main.ts', {
  DATA_DIR: dataDir,
  ...(postgres && { DATABASE_URL: postgres.url }),
  PORT: '0',
  DEMO: '0',
  RATE_LIMITS: 'off',
})
const floor = await startProcess('bench/floor.ts', {})
try {
  console.log(
    `${postgres ? 'PostgreSQL' : 'SQLite'}, Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model}), ${cars} offers, median of ${rounds} rounds`,
  )
  await run()
} finally {
  await product.stop()
  await floor.stop()
  await postgres?.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function run(): Promise<void> {
  const token = await registeredToken()
  const list = `${product.address}/api/cars.json?${wireQueryString(carPageQuery(24))}`
  const [carId] = Object.keys((await (await fetch(list)).json()) as object)
  const reads = {
    'list, 24 newest': list,
    'one car': `${product.address}/api/cars/${carId}.json?auth=${token}`,
    'people by prefix': `${product.address}/api/people.json?q=b&auth=${token}`,
  }
  for (const [name, url] of Object.entries(reads)) {
    await fetch(floor.address, { method: 'PUT', body: await (await fetch(url)).text() })
    await compare(
      name,
      'requests/s',
      () => requestsPerSecond({ url }),
      () => requestsPerSecond({ url: floor.address }),
    )
  }
  const comment = { method: 'POST' as const, body: JSON.stringify({ comments: 'Is it still there?' }) }
  const comments = `${product.address}/api/cars/${carId}/comments.json?auth=${token}`
  await compare(
    'insert a comment',
    'requests/s',
    () => requestsPerSecond({ url: comments, ...comment }),
    () => requestsPerSecond({ url: `${floor.address}/insert`, ...comment }),
  )
  for (const count of [200, 1000]) await compareFanOut(count, { carId: carId ?? '', token, comments })
}

async function compareFanOut(
  count: number,
  { carId, token, comments }: Record<'carId' | 'token' | 'comments', string>,
): Promise<void> {
  const body = JSON.stringify({ comments: 'Who hears this?' })
  const act = (url: string) => fetch(url, { method: 'POST', body }).then((answer) => answer.text())
  const listening = await openSockets(product.address.replace('http', 'ws') + livePath, count, (socket) => {
    socket.send(JSON.stringify({ type: 'hello', token }))
    socket.send(JSON.stringify({ type: 'subscribe', topic: `cars/${carId}` }))
  })
  const bare = await openSockets(floor.address.replace('http', 'ws'), count, () => {})
  await new Promise((resolve) => setTimeout(resolve, 1000))
  await compare(
    `comment to ${count} tabs`,
    'ms',
    () => fanOut(listening, () => act(comments)),
    () => fanOut(bare, () => act(floor.address)),
  )
  for (const socket of [...listening, ...bare]) socket.close()
}

async function compare(
  name: string,
  unit: string,
  ours: () => Promise<number>,
  bare: () => Promise<number>,
): Promise<void> {
  const figures: { ours: number[]; bare: number[] } = { ours: [], bare: [] }
  for (let round = 0; round < rounds; round++) {
    figures.ours.push(await ours())
    figures.bare.push(await bare())
  }
  const [ourMedian, bareMedian] = [median(figures.ours), median(figures.bare)]
  const shown = (value: number) => value.toFixed(unit === 'ms' ? 1 : 0).padStart(8)
  console.log(
    `${name.padEnd(22)}${shown(ourMedian)}   floor${shown(bareMedian)}  ${unit.padEnd(11)} ratio ${(ourMedian / bareMedian).toFixed(2)}`,
  )
}

async function registeredToken(): Promise<string> {
  const person = { username: 'bench person', email: 'bench.person@gmail.com', gender: 'Other', telephone: '0888123456' }
  const body = JSON.stringify({ ...person, password: crypto.randomUUID() })
  const answer = await fetch(`${product.address}/api/auth/register`, { method: 'POST', body })
  return ((await answer.json()) as { token: string }).token
}
