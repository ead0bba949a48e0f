/**
 * `npm run bench -- --peers`: the same work by what people would use instead, each on the same PostgreSQL and data, in
 * interleaved rounds. They run without accounts, keys and records of calls; the product runs with them.
 *
 * `--only list,comment` chooses rows, `--peers-only feathers` who else is asked, `--offers` the size of the store,
 * `--rounds 1` makes a quick trial.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { logIn } from '../scripts/callers.ts'
import { startProcess, type RunningProcess } from '../scripts/processes.ts'
import { requestsPerSecond } from './measure.ts'
import { startMeasured, untilQuiet, type MeasuredProduct } from './measured-product.ts'
import { callNames, peers, productCalls, driverCalls, type CallName, type Calls } from './peer-calls.ts'
import { fillPeerTables, makeParseClasses } from './peer-data.ts'
import { machine, printRows } from './results.ts'
import { inRounds } from './rounds.ts'

const folder = join(import.meta.dirname, 'peers')
const names: Record<CallName, string> = {
  list: 'list, 24 newest',
  pages: 'list, each another page',
  one: 'one car',
  another: 'one car, each another',
  comment: 'insert a comment',
  message: 'send a message',
  offer: 'insert an offer',
}

/** Measures the rows and the peers that the command line names. */
export async function benchPeers(): Promise<void> {
  const { values: options } = parseArgs({
    options: {
      peers: { type: 'boolean' },
      only: { type: 'string', default: callNames.join(',') },
      'peers-only': { type: 'string', default: Object.keys(peers).join(',') },
      offers: { type: 'string', default: '10000' },
      rounds: { type: 'string', default: '5' },
    },
  })
  installPeers()
  console.log(`PostgreSQL, ${options.offers} offers, ${machine()}`)
  const product = await startMeasured({ offers: Number(options.offers), postgres: true })
  const running: RunningProcess[] = []
  try {
    await fillPeerTables(product)
    const others: [string, Calls][] = [['node:http and pg', driverCalls(product)]]
    for (const name of options['peers-only'].split(',')) {
      const peer = await startPeer(name, product)
      running.push(peer)
      if (name === 'parse-server') await makeParseClasses(product, peer.address)
      others.push([name, chosen(peers, name)(peer.address, product)])
    }
    for (const row of options.only.split(',')) {
      await untilQuiet(product.pid)
      // A token is good for 15 minutes, and all rows take longer.
      const own = productCalls({ ...product, me: await logIn(product.address, product.me) })
      const rate = (calls: Calls) => {
        const load = chosen(calls, row)
        return () => requestsPerSecond(load)
      }
      const floors = Object.fromEntries(others.map(([name, calls]) => [name, rate(calls)]))
      const measurement = { name: chosen(names, row), unit: 'calls/s', ours: rate(own), floors } as const
      printRows([await inRounds('peers', { ...measurement, rounds: Number(options.rounds) })])
    }
  } finally {
    for (const peer of running) await peer.end('SIGTERM')
    await product.stop()
  }
}

function chosen<T>(from: Record<string, T>, name: string): T {
  const found = from[name]
  if (found === undefined) throw new Error(`There is no "${name}". There are: ${Object.keys(from).join(', ')}.`)
  return found
}

/** Installs the packages of the peers when they are missing or those of another `package.json`. */
function installPeers(): void {
  const mark = join(folder, 'node_modules/.installed')
  const asked = readFileSync(join(folder, 'package.json'), 'utf8')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === asked) return
  execFileSync('npm', ['install'], { cwd: folder, stdio: 'inherit' })
  writeFileSync(mark, asked)
}

/** Starts a peer on the product's database and waits until it answers. */
function startPeer(name: string, { settings }: MeasuredProduct): Promise<RunningProcess> {
  return startProcess(join('bench/peers', `${name}.js`), {
    DATABASE_URL: settings.DATABASE_URL ?? '',
    NODE_ENV: 'production',
    // parse-server would leave files in the project; it reads this before its own options.
    PARSE_SERVER_LOGS_FOLDER: 'null',
  })
}
