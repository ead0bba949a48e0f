import { dirname } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { type SearchFilters } from '../../contract/search.ts'
import { sortOf, withUnderstood } from '../../contract/suggestions.ts'
import { isConflict, isStoreAway, openDatabase, type StorePlace } from '../db/database.ts'
import { type SearchEngine } from './engine/search-engine.ts'
import { IndexFile } from './index-file.ts'
import { IndexKeeper } from './index-keeper.ts'
import { MarketVocabulary } from './market-vocabulary.ts'
import { type SearchOrder, type SearchReply, type Task, type Tasks } from './search-order.ts'
import { loadOrdinaryWords } from './words/ordinary-words.ts'
import { suggest } from './words/suggest.ts'
import { understand } from './words/understand.ts'
import { usedWords } from './used-words.ts'
import { type Vocabulary } from './words/vocabulary.ts'

/** What the thread of the index does: it reads the store by a connection of its own and answers questions. */

/** Changes are kept for an hour; in a process that nobody asks they are read as often as this. */
const keepUpMs = 60_000

const port = parentPort
if (!port) throw new Error('This file runs as a thread')
const place = workerData as StorePlace
const keeper = new IndexKeeper(openDatabase(place, { isReadOnly: true }), { file: new IndexFile(dirname(place.file)) })
let market: Promise<MarketVocabulary> | undefined

port.on('message', (order: SearchOrder) => void answer(order))
// Whoever asks hears when the store is away.
void keeper.engineAt(0).catch(() => {})
setInterval(() => void keeper.keepUp().catch(() => {}), keepUpMs).unref()

async function answer(order: SearchOrder): Promise<void> {
  const { number, version, until } = order
  try {
    const words = hasWords(order) ? await vocabulary() : undefined
    const engine = await keeper.engineAt(version)
    // Else a flood would be worked through long after its callers were told that the search is busy.
    if (Date.now() > until) return
    port?.postMessage({ number, answer: answerOf(engine, order, words?.of(engine.index)) } satisfies SearchReply)
  } catch (error) {
    const problem = isStoreAway(error) || isConflict(error) ? 'away' : 'failed'
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
    port?.postMessage({ number, problem, message } satisfies SearchReply)
  }
}

function hasWords({ task, asked }: SearchOrder): boolean {
  return task !== 'totals' && asked.search.q.trim() !== ''
}

/** The lists of ordinary words take half a second to read: not before somebody types, and no start waits for them. */
function vocabulary(): Promise<MarketVocabulary> {
  market ??= loadOrdinaryWords().then((ordinary) => new MarketVocabulary(ordinary))
  return market
}

function answerOf(engine: SearchEngine, { task, asked }: SearchOrder, words?: Vocabulary): Tasks[Task]['answer'] {
  if (task === 'find') return find(engine, asked, words)
  if (task === 'suggest') return suggestions(engine, asked, words)
  return asked.searches.map(({ filters }) => engine.count(filters, asked.exclusions))
}

function find(
  engine: SearchEngine,
  { search, ...question }: Tasks['find']['asked'],
  words: Vocabulary | undefined,
): Tasks['find']['answer'] {
  const { filters, sort, q } = search
  const count = (some: SearchFilters) => engine.count(some, question.exclusions)
  const { understood, unused } = usedWords(filters, words ? understand(q, words) : [], count)
  const { facets, ...found } = engine.find({
    ...question,
    filters: withUnderstood(filters, understood),
    sort: sortOf(sort, understood),
  })
  return { understood, unused, ...found, facets: facets && JSON.stringify(facets) }
}

function suggestions(
  engine: SearchEngine,
  { search, exclusions, size }: Tasks['suggest']['asked'],
  words: Vocabulary | undefined,
): Tasks['suggest']['answer'] {
  const suggested = suggest(search, words, (filters) => engine.count(filters, exclusions))
  const filters = withUnderstood(search.filters, suggested.understood)
  const sort = sortOf(search.sort, suggested.understood)
  const { ids } = engine.list({ filters, sort, after: null, exclusions, size })
  return { ...suggested, ids }
}
