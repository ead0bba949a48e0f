import { queryOptions } from '@tanstack/react-query'
import { consoleParts, type ConsoleAccess, type ConsolePart } from '../../contract/console.ts'
import { consoleEndpoints } from '../../contract/console-endpoints.ts'
import { isAtLeast } from '../../contract/moderation.ts'
import { call } from '../api.ts'
import { CallError } from '../call-error.ts'
import { queryClient } from '../query-client.ts'

/** One's role in the console; null for nobody's. */
export const accessQuery = queryOptions({
  queryKey: ['console', 'access'],
  queryFn: async ({ signal }): Promise<ConsoleAccess | null> => {
    try {
      return await call(consoleEndpoints.getConsole, { signal })
    } catch (error) {
      if (error instanceof CallError && error.status === 403) return null
      throw error
    }
  },
})

/** The parts that a role may use. */
export function partsOf(role: ConsoleAccess['role']): ConsolePart[] {
  return (Object.keys(consoleParts) as ConsolePart[]).filter((part) => isAtLeast(role, consoleParts[part]))
}

/** Whether one may open a part; without one, the console. */
export async function mayOpen(part: string | undefined): Promise<boolean> {
  const access = await queryClient.ensureQueryData(accessQuery)
  if (access === null) return false
  return part === undefined || partsOf(access.role).some((one) => one === part)
}
