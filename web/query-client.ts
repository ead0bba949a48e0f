import { QueryClient, type InvalidateOptions, type InvalidateQueryFilters, type QueryKey } from '@tanstack/react-query'
import { askedWaitMs, isPassing } from './call-error.ts'
import { onClockChange } from './server-clock.ts'
import { onSessionChange, readSession } from './session.ts'

const minute = 60_000

/** Asks again after every change, also where the library would take the answer of a request from before the change. */
class AnswerCache extends QueryClient {
  /** Marks what was read before a change as old and asks again for what is shown. */
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters: InvalidateQueryFilters<Key> = {},
    options: InvalidateOptions = {},
  ): Promise<void> {
    const older = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      .filter((query) => query.state.data === undefined || !query.isActive())
    await super.invalidateQueries(filters, options)
    if (older.length === 0) return
    await Promise.allSettled(older.map(async (query) => query.promise))
    const hashes = new Set(older.map((query) => query.queryHash))
    await super.invalidateQueries({ predicate: (query) => hashes.has(query.queryHash) }, options)
  }
}

/**
 * The cache of answers. Live events keep shown data current, so answers stay fresh for a minute; they are cached long
 * enough for "back" to restore the scroll position.
 */
export const queryClient = new AnswerCache({
  defaultOptions: {
    queries: {
      staleTime: minute,
      gcTime: 15 * minute,
      // Offline must end in a sentence on the screen, not in an endless pause.
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (failures, error) => failures < 2 && isPassing(error),
      // Not all at the same moment, because those whose process ended were refused together.
      retryDelay: (failures, error) => askedWaitMs(error) ?? (0.5 + Math.random()) * 400 * 2 ** failures,
    },
    mutations: { networkMode: 'always' },
  },
})

/**
 * Drops an answer that is under way, because it was read before a change that is shown already. Answers whether there was
 * one, which is to be asked for again once the change is stored.
 */
export async function dropAnswer(queryKey: QueryKey): Promise<boolean> {
  const isUnderWay = queryClient.isFetching({ queryKey, exact: true }) > 0
  await queryClient.cancelQueries({ queryKey, exact: true })
  return isUnderWay
}

/** The cache key of everything about a person's profile, including their offers. */
export function profileKey(userId: string) {
  return ['profiles', userId] as const
}

/** The cache key of all lists of cars. */
export const carListsKey = ['cars', 'list'] as const
/** The cache key of lists that depend on what the person left out. */
export const searchedListsKey = [...carListsKey, 'search'] as const

/** Empties the cache when the person changes. */
export function forgetAtSessionEnd(): void {
  let userId = readSession()?.userId
  onSessionChange(() => {
    if (readSession()?.userId === userId) return
    userId = readSession()?.userId
    queryClient.clear()
  })
}

/** Dates answers anew that a clock which was set back has put in the future: they would stay fresh for as long. */
export function followClock(): void {
  onClockChange(() => {
    const now = Date.now()
    for (const query of queryClient.getQueryCache().getAll())
      if (query.state.dataUpdatedAt > now) query.setState({ dataUpdatedAt: now })
  })
}
