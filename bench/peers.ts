/**
 * `npm run bench -- --peers`: the same work by what people would use instead, each on the same PostgreSQL and data, in
 * interleaved rounds. They run without accounts and keys (but to log in) and without records of calls; the product runs
 * with them.
 *
 * `--only list,insert-comment` chooses rows (`peer-rows.ts` names them all), `--peers-only feathers,directus` chooses
 * who else is asked, `--rounds 1` makes a quick trial. A row takes a minute and a half with all of them, twenty seconds
 * in one round. What is measured beside fewer peers or in another number of rounds is printed and not kept; `--compare`
 * compares with the kept results in place of keeping these.
 */
import { parseArgs } from 'node:util'
import { type Contender } from './contender.ts'
import { barely, ours } from './own-calls.ts'
import { directusCalls, feathersCalls, parseServerCalls } from './peer-calls.ts'
import { fillPeerTables, makeParseClasses } from './peer-data.ts'
import { installPeers, startPeer, type PeerProcess } from './peer-processes.ts'
import { peerRows, type PeerRow } from './peer-rows.ts'
import { loggedIn, startMeasured, type MeasuredProduct } from './measured-product.ts'
import { untilQuiet } from './processes.ts'
import { compareResults, keepResults, machine, printRows } from './results.ts'
import { inRounds, type Measurement, type Row } from './rounds.ts'

const offers = 10_000
const file = `peers-postgres-${offers}.json`

/** Who can be asked beside the product: the name of a file in `bench/peers/`. */
const peerNames = ['feathers', 'parse-server', 'directus'] as const

type PeerName = (typeof peerNames)[number]

/** Measures the rows and the peers that the command line names. */
export async function benchPeers(): Promise<void> {
  const { values: options } = parseArgs({
    options: {
      peers: { type: 'boolean' },
      only: { type: 'string', default: Object.keys(peerRows).join(',') },
      'peers-only': { type: 'string', default: peerNames.join(',') },
      rounds: { type: 'string' },
      compare: { type: 'boolean', default: false },
    },
  })
  const wanted = options.only.split(',')
  const asked = options['peers-only'].split(',')
  refuseOthers(wanted, Object.keys(peerRows))
  refuseOthers(asked, peerNames)
  const names = peerNames.filter((name) => asked.includes(name))
  const chosen = Object.entries(peerRows).filter(([name]) => wanted.includes(name))
  installPeers()
  console.log(`PostgreSQL, ${offers} offers, ${machine()}`)
  const rows = await measure(chosen, names, options.rounds === undefined ? undefined : Number(options.rounds))
  if (options.compare) return compareResults(file, rows)
  if (names.length === peerNames.length && options.rounds === undefined) await keepResults(file, rows)
}

function refuseOthers(asked: readonly string[], known: readonly string[]): void {
  for (const name of asked)
    if (!known.includes(name)) throw new Error(`There is no "${name}". There are: ${known.join(', ')}.`)
}

async function measure(
  chosen: [string, PeerRow][],
  names: readonly PeerName[],
  rounds: number | undefined,
): Promise<Row[]> {
  const product = await startMeasured({ offers, postgres: true })
  const running: PeerProcess[] = []
  const rows: Row[] = []
  try {
    const others = [barely(product), ...(await startPeers(product, names, running))]
    for (const [, row] of chosen) {
      // What the row before left to do in the background would be done in this one's time.
      await untilQuiet(product.pid)
      // A token is good for 15 minutes, and all rows take longer.
      const own = ours({ ...product, me: await loggedIn(product.address, product.me) })
      for await (const measurement of row([own, ...others])) {
        const measured = await inRounds('peers', atMost(rounds, measurement))
        printRows([measured])
        rows.push(measured)
      }
    }
  } finally {
    for (const peer of running) await peer.stop()
    await product.stop()
  }
  return rows
}

/** Some say their number of rounds themselves, as what can be measured only once. */
function atMost(rounds: number | undefined, measurement: Measurement): Measurement {
  if (rounds === undefined) return measurement
  return { ...measurement, rounds: Math.min(rounds, measurement.rounds ?? rounds) }
}

async function startPeers(
  product: MeasuredProduct,
  names: readonly PeerName[],
  running: PeerProcess[],
): Promise<Contender[]> {
  await fillPeerTables(product)
  const contenders: Contender[] = []
  for (const name of names) {
    const peer = await startPeer(name, product)
    running.push(peer)
    if (name === 'feathers') contenders.push(feathersCalls(product, peer))
    if (name === 'directus') contenders.push(directusCalls(product, peer))
    if (name !== 'parse-server') continue
    await makeParseClasses(product, peer.address)
    contenders.push(parseServerCalls(product, peer))
  }
  return contenders
}
