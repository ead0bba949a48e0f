import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query'
import { noticeEndpoints } from '../../contract/notice-endpoints.ts'
import { type Notice, type NoticePage } from '../../contract/notice.ts'
import { type NoticeReading } from '../../contract/notice-reading.ts'
import { call } from '../api.ts'
import { dropAnswer, queryClient } from '../query-client.ts'
import { readSession } from '../session.ts'
import { browserStorage } from '../storage.ts'

const listKey = ['notices']
const countKey = ['unreadNotices']

/** One's notices, newest first. */
export const noticesQuery = infiniteQueryOptions({
  queryKey: listKey,
  queryFn: ({ pageParam, signal }) =>
    call(noticeEndpoints.listNotices, { query: pageParam === null ? {} : { before: pageParam }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next,
})

/** One's unread notices; 100 stand for more than 99. */
export const noticeCountQuery = queryOptions({
  queryKey: countKey,
  queryFn: ({ signal }) => call(noticeEndpoints.countNotices, { signal }),
})

/** Ms in which changes share one request. */
const pauseMs = 100
let timer: ReturnType<typeof setTimeout> | undefined

/** Asks again soon, because a notice came or was read. */
export function changeNotices(): void {
  timer ??= setTimeout(() => {
    timer = undefined
    void refetchNotices().catch(() => {})
  }, pauseMs)
}

/** Asks again for what may have changed. Throws when it cannot be read. */
export async function refetchNotices(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: listKey }),
    queryClient.invalidateQueries({ queryKey: countKey }, { throwOnError: true }),
  ])
}

/** Says what one has seen. What cannot be said now is unread until it is seen again. */
export async function sayRead(reading: NoticeReading): Promise<void> {
  await call(noticeEndpoints.readNotices, { body: reading }).catch(() => {})
}

/** Says that the count was seen, of which nothing needs to be pushed any more. */
export async function sayCounted(): Promise<void> {
  queryClient.setQueryData(noticeCountQuery.queryKey, (known) => known && { ...known, arePushed: false })
  await sayRead({ about: 'count' })
}

/** Marks the listed notices that match as read, at once and in the store. */
export async function markListed(reading: NoticeReading, isMeant: (notice: Notice) => boolean): Promise<void> {
  const isDropped = await dropAnswer(listKey)
  queryClient.setQueryData<InfiniteData<NoticePage, string | null>>(
    listKey,
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => ({
          ...page,
          notices: page.notices.map((notice) => (isMeant(notice) ? { ...notice, isRead: true } : notice)),
        })),
      },
  )
  await sayRead(reading)
  if (isDropped) await queryClient.invalidateQueries({ queryKey: listKey })
}

/** Where this browser stores who turned pushes on; a logout empties it, so that nobody gets another's. */
export const pushOwnerKey = 'push'

/** Whether the person who is logged in turned pushes on in this browser. */
export function isPushOn(): boolean {
  return browserStorage.get(pushOwnerKey) === (readSession()?.userId ?? null)
}
