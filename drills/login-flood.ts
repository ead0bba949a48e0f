/** Guessers: what they learn from time, how often they may guess, and what a flood of them does to everybody else. */
import { setTimeout as sleep } from 'node:timers/promises'
import { openFaultStore } from './fault-store.ts'
import { DrilledProduct } from './product.ts'
import { type Report } from './report.ts'
import { percentile, timedCall, type TimedAnswer } from './timed-calls.ts'
import { offerCar, register } from './writers.ts'

const comparedLogins = 120
const guesses = 40
const floodClients = 24
/** Logins that each client has under way at once. */
const underWay = 1
const readers = 4
const readPauseMs = 5
const roundMs = 4000
const rounds = 3

/** Guesses against two processes on one PostgreSQL; time and flood against one on SQLite. */
export async function drillLoginFlood(report: Report): Promise<void> {
  await drillGuesses(report)
  const store = await openFaultStore('SQLite')
  const product = new DrilledProduct(store.settings)
  try {
    await product.start()
    await compareTimes(product.address, report)
    await flood(product.address, report)
  } finally {
    await product.kill()
    await store.remove()
  }
}

function login(address: string, email: string, given: { password?: string; headers?: Record<string, string> } = {}) {
  const { password = 'not the password', headers = {} } = given
  return timedCall(`${address}/api/auth/login`, { method: 'POST', body: { email, password }, headers })
}

async function drillGuesses(report: Report): Promise<void> {
  const store = await openFaultStore('PostgreSQL')
  const settings = { ...store.settings, RATE_LIMITS: 'default', TRUST_PROXY: '127.0.0.1' }
  const products = [new DrilledProduct(settings), new DrilledProduct(settings)]
  try {
    for (const product of products) await product.start()
    const [first, second] = products.map(({ address }) => address)
    if (first === undefined || second === undefined) return
    const email = 'owner.of.cars@gmail.com'
    const password = 'the right password'
    const owner = { username: 'the owner', email, password, telephone: '0888123456', gender: 'Other' }
    const registered = await timedCall(`${first}/api/auth/register`, { method: 'POST', body: owner })
    const device = (registered.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ')

    const answers: TimedAnswer[] = []
    for (let guess = 0; guess < guesses; guess++) {
      const headers = { 'x-forwarded-for': `203.0.113.${guess}` }
      answers.push(await login(guess % 2 === 0 ? first : second, email, { headers }))
    }
    const heard = answers.filter(({ status }) => status === 400).length
    const told = answers.filter(({ status, headers }) => status === 429 && headers['retry-after'] !== undefined).length
    report.check(`guesses judged, of ${guesses} from as many addresses`, heard, 'at most', 10)
    report.check('guesses told to wait', told, 'exactly', guesses - heard)
    const from = { 'x-forwarded-for': '198.51.100.7' }
    report.check(
      "the owner's known device gets in, status",
      (await login(second, email, { password, headers: { ...from, cookie: device } })).status,
      'exactly',
      200,
    )
    const elsewhere = await login(first, email, { password, headers: from })
    report.check('the right password from elsewhere waits, status', elsewhere.status, 'exactly', 429)
  } finally {
    await Promise.all(products.map((product) => product.kill()))
    await store.remove()
  }
}

async function compareTimes(address: string, report: Report): Promise<void> {
  const { email } = await register(address, 0)
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let turn = 0; turn < comparedLogins; turn++) {
    times.known.push((await login(address, email)).ms)
    times.unknown.push((await login(address, `nobody.at.all${turn}@gmail.com`)).ms)
  }
  const [known, unknown] = [percentile(times.known, 0.5), percentile(times.unknown, 0.5)]
  report.note(`a login took ${known.toFixed(1)} ms for a known address, ${unknown.toFixed(1)} ms for an unknown one`)
  report.check('time of unknown to known', unknown / known, 'at least', 0.9)
  report.check('time of unknown to known', unknown / known, 'at most', 1.1)
}

/** Calm and flooded rounds in turn, because machines are noisy. */
async function flood(address: string, report: Report): Promise<void> {
  const me = await register(address, 1)
  for (let car = 0; car < 24; car++) await offerCar(address, me)
  await readFor(address, roundMs)
  const [calm, flooded]: [number[], number[]] = [[], []]
  const logins: TimedAnswer[] = []
  for (let round = 0; round < rounds; round++) {
    calm.push(...(await readFor(address, roundMs)))
    const end = new AbortController()
    const clients = Array.from({ length: floodClients * underWay }, () =>
      floodUntil(end.signal, { address, email: me.email, logins }),
    )
    await sleep(500)
    flooded.push(...(await readFor(address, roundMs)))
    end.abort()
    await Promise.all(clients)
  }
  const shed = logins.filter(({ status }) => status === 503)
  const judged = logins.filter(({ status }) => status === 400)
  const seconds = ((roundMs + 500) * rounds) / 1000
  report.note(
    `${(judged.length / seconds).toFixed(0)} logins a second judged, ${(shed.length / seconds).toFixed(0)} shed`,
  )
  report.note(
    `a judged login took ${percentile(
      judged.map(({ ms }) => ms),
      0.5,
    ).toFixed(0)} ms, half of them less`,
  )
  const [before, during] = [percentile(calm, 0.99), percentile(flooded, 0.99)]
  report.note(`reads: p99 ${before.toFixed(1)} ms when calm, ${during.toFixed(1)} ms in the flood`)
  report.check("reads' p99 in the flood, times that of calm", during / before, 'at most', 5)
  report.check('logins shed', shed.length, 'at least', 100)
  const times = shed.map(({ ms }) => ms)
  report.check('shed within, p99, ms', percentile(times, 0.99), 'at most', 100)
  const isTold = ({ headers }: TimedAnswer) => Number(headers['retry-after']) >= 1
  report.check('shed without Retry-After', shed.filter((answer) => !isTold(answer)).length, 'exactly', 0)
  report.check('answered otherwise', logins.length - shed.length - judged.length, 'exactly', 0)
}

async function floodUntil(
  signal: AbortSignal,
  { address, email, logins }: { address: string; email: string; logins: TimedAnswer[] },
): Promise<void> {
  while (!signal.aborted) logins.push(await login(address, email))
}

/** Reads the newest cars with a few readers; answers how long each call took. */
async function readFor(address: string, ms: number): Promise<number[]> {
  const times: number[] = []
  const until = performance.now() + ms
  const read = async () => {
    while (performance.now() < until) {
      times.push((await timedCall(`${address}/api/cars.json?orderBy="$key"&limitToLast=24`)).ms)
      await sleep(readPauseMs)
    }
  }
  await Promise.all(Array.from({ length: readers }, read))
  return times
}
