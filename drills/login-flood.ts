/** Guessers: what they learn from time, how often they may guess, and what a flood of them does to everybody else. */
import { setTimeout as sleep } from 'node:timers/promises'
import { offerCar, register } from '../scripts/callers.ts'
import { buildCar } from '../server/testing/cars.ts'
import { percentile } from '../bench/measure.ts'
import { withProducts } from './product.ts'
import { type Report } from './report.ts'
import { readOn, timedCall, type TimedAnswer } from './timed-calls.ts'

const comparedLogins = 120
const guesses = 40
const floodClients = 24
const readers = 4
const roundMs = 4000
const rounds = 3

/** Guesses against two processes on one PostgreSQL; time and flood against one on SQLite. */
export async function drillLoginFlood(report: Report): Promise<void> {
  await drillGuesses(report)
  await withProducts({ engine: 'SQLite' }, async ({ address }) => {
    await compareTimes(address, report)
    await flood(address, report)
  })
}

function login(address: string, email: string, given: { password?: string; headers?: Record<string, string> } = {}) {
  const { password = 'not the password', headers = {} } = given
  return timedCall(`${address}/api/auth/login`, { method: 'POST', body: { email, password }, headers })
}

async function drillGuesses(report: Report): Promise<void> {
  const settings = { RATE_LIMITS: 'default', TRUST_PROXY: '127.0.0.1' }
  await withProducts({ engine: 'PostgreSQL', processes: 2, settings }, async ({ products }) => {
    const [first = '', second = ''] = products.map(({ address }) => address)
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
    const { status } = await login(second, email, { password, headers: { ...from, cookie: device } })
    report.check("the owner's known device gets in, status", status, 'exactly', 200)
    const elsewhere = await login(first, email, { password, headers: from })
    report.check('the right password from elsewhere waits, status', elsewhere.status, 'exactly', 429)
  })
}

async function compareTimes(address: string, report: Report): Promise<void> {
  const { email } = await register(address)
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
  const me = await register(address)
  for (let car = 0; car < 24; car++) await offerCar(address, me, buildCar())
  await readFor(address, roundMs)
  const [calm, flooded]: [number[], number[]] = [[], []]
  const logins: TimedAnswer[] = []
  for (let round = 0; round < rounds; round++) {
    calm.push(...(await readFor(address, roundMs)))
    const end = new AbortController()
    const flooding = async () => {
      while (!end.signal.aborted) logins.push(await login(address, me.email))
    }
    const clients = Array.from({ length: floodClients }, flooding)
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
  const judgedMs = judged.map(({ ms }) => ms)
  report.note(`a judged login took ${percentile(judgedMs, 0.5).toFixed(0)} ms, half of them less`)
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

/** Reads the newest cars with a few readers; answers how long each call took. */
async function readFor(address: string, ms: number): Promise<number[]> {
  const signal = AbortSignal.timeout(ms)
  return (await Promise.all(Array.from({ length: readers }, () => readOn(address, signal)))).flat()
}
