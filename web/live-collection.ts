import { queryOptions, type QueryKey } from '@tanstack/react-query'
import { type LiveEvent, type Topic } from '../contract/live.ts'
import { EventsSince, type Changes } from './events-since.ts'
import { useLive } from './live.ts'
import { queryClient } from './query-client.ts'

interface LiveCollectionOptions<Data, Item> {
  queryKey: (id: string) => QueryKey
  topic: (id: string) => Topic
  /** Requests the data. */
  load: (id: string, signal?: AbortSignal) => Promise<Data>
  /** The loaded data with the events applied. */
  merge: (loaded: Data, changes: Changes<Item>, id: string) => Data
  /**
   * Merges known data and a newer answer with the events since its request. Without it the answer replaces the data.
   */
  mergeRefetched?: (known: Data, loaded: Data, changes: Changes<Item>) => Data
  /** In ms; infinite when every reader listens. */
  staleTime?: number
}

/**
 * The server's data under an id, kept current by live events: subscribe first, then read, and merge by id. An answer
 * never undoes an event that came after its request.
 */
export function liveCollection<Data, Item>(options: LiveCollectionOptions<Data, Item>) {
  const { load, merge, mergeRefetched, topic, staleTime } = options
  const eventsOf = new Map<string, EventsSince<Item>>()

  function events(id: string): EventsSince<Item> {
    const known = eventsOf.get(id) ?? new EventsSince()
    eventsOf.set(id, known)
    return known
  }

  function query(id: string) {
    return queryOptions({
      queryKey: options.queryKey(id),
      queryFn: async ({ queryKey, signal }): Promise<Data> => {
        const [loaded, changes] = await events(id).request(() => load(id, signal))
        const known = queryClient.getQueryData<Data>(queryKey)
        if (mergeRefetched && known !== undefined) return mergeRefetched(known, loaded, changes)
        return merge(loaded, changes, id)
      },
      ...(staleTime !== undefined && { staleTime }),
    })
  }

  /** Applies events to loaded data and to answers that are under way. */
  function change(id: string, changes: Changes<Item>): void {
    for (const [key, item] of changes) events(id).add(key, item)
    set(id, (known) => merge(known, changes, id))
  }

  function set(id: string, how: (known: Data) => Data): void {
    queryClient.setQueryData<Data>(options.queryKey(id), (known) => (known === undefined ? known : how(known)))
  }

  /** Requests again even while a request is under way, which may be older than the subscription. */
  async function refetch(id: string): Promise<void> {
    const { queryKey } = query(id)
    await queryClient.ensureQueryData(query(id))
    await queryClient.refetchQueries({ queryKey, exact: true }, { throwOnError: true })
  }

  return {
    query,
    topic,
    change,
    set,
    refetch,
    request: <A>(id: string, ask: () => Promise<A>) => events(id).request(ask),
  }
}

/** Keeps a collection current while the component is mounted. */
export function useLiveCollection(
  { topic, refetch }: { topic: (id: string) => Topic; refetch: (id: string) => Promise<void> },
  id: string,
  onEvent: (event: LiveEvent) => void,
): void {
  useLive(topic(id), { onEvent, onReconnect: () => refetch(id) })
}
