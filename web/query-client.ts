import { QueryClient } from '@tanstack/react-query'
import { CallError, isPassing } from './call-error.ts'
import { onSessionChange, readSession } from './session.ts'

const minute = 60_000

/**
 * The cache of answers. Live events keep shown data current, so answers stay fresh for a minute; they are kept long
 * enough for "back" to return to the same place.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: minute,
      gcTime: 15 * minute,
      // Offline must end in a sentence on the screen, not in a pause without end.
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (failures, error) => failures < 2 && isPassing(error),
      retryDelay: (failures, error) =>
        error instanceof CallError && error.retryAfterSeconds !== undefined
          ? error.retryAfterSeconds * 1000
          : 400 * 2 ** failures,
    },
    mutations: { networkMode: 'always' },
  },
})

/** Where everything that is known of a person's profile stands in the cache, their offers included. */
export function profileKey(userId: string) {
  return ['profiles', userId] as const
}

/** What one person has read is not for the next one. */
export function forgetAtSessionEnd(): void {
  let userId = readSession()?.userId
  onSessionChange(() => {
    if (readSession()?.userId === userId) return
    userId = readSession()?.userId
    queryClient.clear()
  })
}
