import { queryOptions } from '@tanstack/react-query'
import { reportEndpoints } from '../../contract/report-endpoints.ts'
import { call } from '../api.ts'
import { usePage } from '../router/page.tsx'

/** How a report stands. */
export function reportQuery(id: string, key: string | undefined) {
  return queryOptions({
    queryKey: ['report', id, key],
    queryFn: ({ signal }) => call(reportEndpoints.getReport, { params: { id }, query: withKey(key), signal }),
  })
}

/** A decision about oneself. */
export function decisionQuery(id: string, key: string | undefined) {
  return queryOptions({
    queryKey: ['decision', id, key],
    queryFn: ({ signal }) => call(reportEndpoints.getDecision, { params: { id }, query: withKey(key), signal }),
  })
}

function withKey(key: string | undefined): Record<string, string> {
  return key === undefined ? {} : { key }
}

/** The key after `#` in a secret link, which servers and other sites never get to see. */
export function useKey(): string | undefined {
  return /^#key=([\w-]+)$/.exec(usePage().url.hash)?.[1]
}
