import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { consoleEndpoints } from '../../contract/console-endpoints.ts'
import { type AuditFilter } from '../../contract/moderation.ts'
import { moderationEndpoints } from '../../contract/moderation-endpoints.ts'
import { radarEndpoints } from '../../contract/radar-endpoints.ts'
import { call } from '../api.ts'
import { queryClient } from '../query-client.ts'

/** Store, storage, jobs and the last backup; read again every half a minute while it is shown. */
export const healthQuery = queryOptions({
  queryKey: ['console', 'health'],
  queryFn: ({ signal }) => call(consoleEndpoints.getHealth, { signal }),
  staleTime: 0,
  refetchInterval: 30_000,
})

/** Counts of the last days. */
export function countsQuery(days: number) {
  return queryOptions({
    queryKey: ['console', 'counts', days],
    queryFn: ({ signal }) => call(consoleEndpoints.getCountsByDay, { query: { days }, signal }),
  })
}

/** What moderators did, by year. */
export const transparencyQuery = queryOptions({
  queryKey: ['console', 'transparency'],
  queryFn: ({ signal }) => call(consoleEndpoints.getTransparency, { signal }),
  staleTime: 0,
})

/** What a moderator finds by a text. */
export function foundQuery(q: string) {
  return queryOptions({
    queryKey: ['console', 'found', q],
    queryFn: ({ signal }) => call(consoleEndpoints.findInConsole, { query: { q }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** What moderators see of a person. */
export function personFileQuery(id: string) {
  return queryOptions({
    queryKey: ['console', 'files', 'person', id],
    queryFn: ({ signal }) => call(consoleEndpoints.getPersonFile, { params: { id }, signal }),
    staleTime: 0,
  })
}

/** What moderators see of an offer. */
export function offerFileQuery(id: string) {
  return queryOptions({
    queryKey: ['console', 'files', 'offer', id],
    queryFn: ({ signal }) => call(consoleEndpoints.getOfferFile, { params: { id }, signal }),
    staleTime: 0,
  })
}

/** Answers that moderators use again. */
export const answersQuery = queryOptions({
  queryKey: ['console', 'answers'],
  queryFn: ({ signal }) => call(consoleEndpoints.listAnswers, { signal }),
  staleTime: 0,
})

/** The audit log as far as a filter lets it through. */
export function auditQuery(filter: AuditFilter) {
  return infiniteQueryOptions({
    queryKey: ['console', 'audit', filter],
    queryFn: ({ pageParam, signal }) =>
      call(moderationEndpoints.listAudit, {
        query: pageParam === null ? { ...filter } : { ...filter, before: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  })
}

/** Reads all files of people and offers again, and what is found, after an action. */
export async function refetchFiles(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['console', 'files'] })
  void queryClient.invalidateQueries({ queryKey: ['console', 'found'] })
}

/** All sponsors in their order, also those that are switched off. */
export const sponsorsQuery = queryOptions({
  queryKey: ['console', 'sponsors'],
  queryFn: ({ signal }) => call(consoleEndpoints.listAllSponsors, { signal }),
  staleTime: 0,
})

/** Reads the sponsors again, also those of the home page. */
export async function refetchSponsors(): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ['sponsors'] })
  await queryClient.invalidateQueries({ queryKey: sponsorsQuery.queryKey })
}

/** Lists and words of the home page. */
export const siteQuery = queryOptions({
  queryKey: ['console', 'site'],
  queryFn: ({ signal }) => call(consoleEndpoints.getSite, { signal }),
  staleTime: 0,
})

/** Messages of new accounts that wait for a moderator, the oldest first. */
export const waitingMessagesQuery = infiniteQueryOptions({
  queryKey: ['console', 'waitingMessages'],
  queryFn: ({ pageParam, signal }) =>
    call(radarEndpoints.listWaitingMessages, { query: pageParam === null ? {} : { after: pageParam }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next,
  staleTime: 0,
})

/** Whose messages to whom the radar warned of, newest first. */
export const warnedTalksQuery = infiniteQueryOptions({
  queryKey: ['console', 'warnedTalks'],
  queryFn: ({ pageParam, signal }) =>
    call(radarEndpoints.listWarnedTalks, { query: pageParam === null ? {} : { before: String(pageParam) }, signal }),
  initialPageParam: null as number | null,
  getNextPageParam: (page) => page.next,
  staleTime: 0,
})

/** Offers of whose words their readers are warned, the last changed first. */
export const warnedOffersQuery = infiniteQueryOptions({
  queryKey: ['console', 'warnedOffers'],
  queryFn: ({ pageParam, signal }) =>
    call(radarEndpoints.listWarnedOffers, { query: pageParam === null ? {} : { before: pageParam }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next,
  staleTime: 0,
})

/** Comments that their readers are warned of, newest first. */
export const warnedCommentsQuery = infiniteQueryOptions({
  queryKey: ['console', 'warnedComments'],
  queryFn: ({ pageParam, signal }) =>
    call(radarEndpoints.listWarnedComments, { query: pageParam === null ? {} : { before: pageParam }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next,
  staleTime: 0,
})

/** What the radar sees at an offer. */
export function offerRadarQuery(id: string) {
  return queryOptions({
    queryKey: ['console', 'files', 'radar', id],
    queryFn: ({ signal }) => call(radarEndpoints.readOfferRadar, { params: { id }, signal }),
    staleTime: 0,
  })
}
