import { useStore } from '../ui/store.ts'
import { createStoredList } from './stored-list.ts'

/** The last search in this browser; logout removes it. */
interface LastSearch {
  /** The query in the list's address. */
  query: string
  name: string
}

const none: readonly LastSearch[] = []
const last = createStoredList<LastSearch>('lastSearch', { version: 1, entry: { query: '', name: '' } })

export function useLastSearch(): LastSearch | undefined {
  return useStore(last, () => none)[0]
}

/** Stores the search that the list shows. */
export function rememberSearch(search: LastSearch): void {
  if (last.get()[0]?.query !== search.query) last.set([search])
}
