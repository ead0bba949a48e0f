import { dirname } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { withUnderstood } from '../../contract/suggestions.ts'
import { isConflict, isStoreAway, openDatabase, type StorePlace } from '../db/database.ts'
import { type SearchEngine } from './engine/search-engine.ts'
import { IndexFile } from './index-file.ts'
import { IndexKeeper } from './index-keeper.ts'
import { MarketVocabulary } from './market-vocabulary.ts'
import { type SearchOrder, type SearchReply, type Task, type Tasks } from './search-order.ts'
import { suggest } from './words/suggest.ts'
import { understand } from './words/understand.ts'

/** What the thread of the index does: it reads the store by a connection of its own and answers questions. */

/** Changes are kept for an hour; in a process that nobody asks they are read as often as this. */
const keepUpMs = 60_000

const port = parentPort
if (!port) throw new Error('This file runs as a thread')
const place = workerData as StorePlace
const keeper = new IndexKeeper(openDatabase(place, { isReadOnly: true }), { file: new IndexFile(dirname(place.file)) })
const vocabulary = new MarketVocabulary()

port.on('message', (order: SearchOrder) => void answer(order))
// Whoever asks hears when the store is away.
void keeper.engineAt(0).catch(() => {})
setInterval(() => void keeper.keepUp().catch(() => {}), keepUpMs).unref()

async function answer(order: SearchOrder): Promise<void> {
  const { number, version, until } = order
  try {
    const engine = await keeper.engineAt(version)
    // Else a flood would be worked through long after its callers were told that the search is busy.
    if (Date.now() > until) return
    port?.postMessage({ number, answer: answerOf(engine, order) } satisfies SearchReply)
  } catch (error) {
    const problem = isStoreAway(error) || isConflict(error) ? 'away' : 'failed'
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
    port?.postMessage({ number, problem, message } satisfies SearchReply)
  }
}

function answerOf(engine: SearchEngine, { task, asked }: SearchOrder): Tasks[Task]['answer'] {
  if (task === 'find') return find(engine, asked)
  if (task === 'suggest') return suggestions(engine, asked)
  return asked.searches.map(({ filters }) => engine.count(filters, asked.exclusions))
}

function find(engine: SearchEngine, { search, ...question }: Tasks['find']['asked']): Tasks['find']['answer'] {
  const { filters, sort, q } = search
  const understood = q.trim() === '' ? [] : understand(q, vocabulary.of(engine.index))
  const { facets, ...found } = engine.find({ ...question, filters: withUnderstood(filters, understood), sort })
  return { understood, ...found, facets: facets && JSON.stringify(facets) }
}

function suggestions(
  engine: SearchEngine,
  { search, exclusions, size }: Tasks['suggest']['asked'],
): Tasks['suggest']['answer'] {
  const suggested = suggest(search, vocabulary.of(engine.index), (filters) => engine.count(filters, exclusions))
  const filters = withUnderstood(search.filters, suggested.understood)
  const { ids } = engine.list({ filters, sort: search.sort, after: null, exclusions, size })
  return { ...suggested, ids }
}
