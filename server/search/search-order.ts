import { type Suggestions } from '../../contract/suggestions.ts'
import { type Search } from '../../contract/search-address.ts'
import { type Exclusions } from './engine/narrowings.ts'
import { type Found, type Question } from './engine/search-engine.ts'
import { type UsedWords } from './used-words.ts'

/** What the thread of the index can be asked, and what it answers. */
export interface Tasks {
  /** A page of the offers that fit filters and words, and all counts where they are wanted: as JSON, which goes on so. */
  find: {
    asked: Omit<Question, 'filters' | 'sort'> & { search: Search }
    answer: Omit<Found, 'facets'> & UsedWords & { facets: string | undefined }
  }
  /** What the search box suggests, and the first `size` offers. */
  suggest: {
    asked: { search: Search; exclusions: Exclusions; size: number }
    answer: Omit<Suggestions, 'cars'> & { ids: string[] }
  }
  /** How many offers fit each of some searches, by their filters alone. */
  totals: { asked: { searches: readonly Search[]; exclusions: Exclusions }; answer: number[] }
}

/** One of the tasks. */
export type Task = keyof Tasks

/** A question to an index that knows at least this version of the list of cars; nobody waits any more after `until`. */
export type SearchOrder = {
  [T in Task]: { number: number; version: number; until: number; task: T; asked: Tasks[T]['asked'] }
}[Task]

/** What became of an order; `away`: the store could not be read now. */
export type SearchReply = { number: number } & (
  | { answer: Tasks[Task]['answer'] }
  | { problem: 'away' | 'failed'; message: string }
)
