import { type OperatorLists } from '../../contract/choices.ts'
import { type Currency } from '../../contract/facts.ts'
import { type Suggestions } from '../../contract/suggestions.ts'
import { type Search } from '../../contract/search-address.ts'
import { type StorePlace } from '../db/database.ts'
import { type Exclusions } from './engine/active-filters.ts'
import { type Found, type Question } from './engine/search-engine.ts'
import { type UsedWords } from './words/used-words.ts'

/** What the thread starts with: the store, the operator's lists (`operatorLists`), and the currency that leads. */
export interface SearchWorkerData {
  place: StorePlace
  lists: OperatorLists | null
  firstCurrency: Currency
}

/** The tasks of the search thread: what is asked, and its answer. */
export interface Tasks {
  /** A page of the offers that match filters and words, and all counts if asked for, as JSON that is sent on as it is. */
  find: {
    asked: Omit<Question, 'filters' | 'sort'> & { search: Search }
    answer: Omit<Found, 'facets'> & UsedWords & { facets: string | undefined }
  }
  /** Suggestions of the search box, and the first `size` offers. */
  suggest: {
    asked: { search: Search; exclusions: Exclusions; size: number }
    answer: Omit<Suggestions, 'cars'> & { ids: string[] }
  }
  /** The number of offers that match each search, by its filters alone. */
  totals: { asked: { searches: readonly Search[]; exclusions: Exclusions }; answer: number[] }
}

/** One of the tasks. */
export type Task = keyof Tasks

/** A question to an index at this version of the list of cars or later; the caller gives up at `until`. */
export type SearchRequest = {
  [T in Task]: { version: number; until: number; task: T; asked: Tasks[T]['asked'] }
}[Task]

/** The result of a request; `away`: the store is unavailable. */
export type SearchReply = { answer: Tasks[Task]['answer'] } | { problem: 'away' | 'failed'; message: string }
