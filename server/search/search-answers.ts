import { dirname } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { setOperatorLists } from '../../contract/choices.ts'
import { noFilters, type SearchFilters } from '../../contract/search.ts'
import { sortOf, withUnderstood } from '../../contract/suggestions.ts'
import { isConflict, isStoreAway, openDatabase } from '../db/database.ts'
import { type SearchEngine } from './engine/search-engine.ts'
import { IndexFile } from './index-file.ts'
import { IndexKeeper } from './index-keeper.ts'
import { MarketVocabulary } from './market-vocabulary.ts'
import { type Numbered } from '../lib/renewed-thread.ts'
import { type SearchRequest, type SearchReply, type SearchWorkerData, type Task, type Tasks } from './search-request.ts'
import { loadOrdinaryWords } from './words/ordinary-words.ts'
import { suggest } from './words/suggest.ts'
import { understand } from './words/understand.ts'
import { usedWords } from './words/used-words.ts'
import { type Vocabulary } from './words/vocabulary.ts'

/** The work of the index's thread: it reads the store by its own connection and answers questions. */

/** How often changes are read in a process without searches; they are recorded for an hour. */
const keepUpMs = 60_000

const port = parentPort
if (!port) throw new Error('This file runs as a thread')
const { place, lists, firstCurrency } = workerData as SearchWorkerData
setOperatorLists(lists)
const keeper = new IndexKeeper(openDatabase(place, { isReadOnly: true }), { file: new IndexFile(dirname(place.file)) })
let loaded: Promise<MarketVocabulary> | undefined

port.on('message', (request: Numbered<SearchRequest>) => void answer(request))
// The caller of a search gets the error when the store is unavailable.
void keeper.engineAt(0).catch(() => {})
setInterval(() => void keeper.keepUp().catch(() => {}), keepUpMs).unref()

async function answer(request: Numbered<SearchRequest>): Promise<void> {
  const { number, version, until } = request
  try {
    const market = hasWords(request) ? await marketVocabulary() : undefined
    const engine = await keeper.engineAt(version)
    // Requests whose callers gave up are skipped, so that a flood of them ends soon.
    if (Date.now() > until) return
    port?.postMessage({
      number,
      answer: answerOf(engine, request, market && wordsFor(request, market.of(engine.index))),
    } satisfies Numbered<SearchReply>)
  } catch (error) {
    const problem = isStoreAway(error) || isConflict(error) ? 'away' : 'failed'
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
    port?.postMessage({ number, problem, message } satisfies Numbered<SearchReply>)
  }
}

function hasWords({ task, asked }: SearchRequest): boolean {
  return task !== 'totals' && asked.search.q.trim() !== ''
}

/**
 * Reads the lists of ordinary words, in half a second, when somebody types the first words rather than at the start.
 */
function marketVocabulary(): Promise<MarketVocabulary> {
  loaded ??= loadOrdinaryWords().then((ordinary) => new MarketVocabulary(ordinary))
  return loaded
}

/** The vocabulary of a search: prices without a currency are in that of the price that is set, or in the one that leads. */
function wordsFor({ task, asked }: SearchRequest, vocabulary: Vocabulary): Vocabulary {
  const set = task === 'totals' ? noFilters : asked.search.filters
  const isSet = set.price.from !== undefined || set.price.to !== undefined
  return { ...vocabulary, currency: isSet ? set.currency : firstCurrency }
}

function answerOf(engine: SearchEngine, { task, asked }: SearchRequest, words?: Vocabulary): Tasks[Task]['answer'] {
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
