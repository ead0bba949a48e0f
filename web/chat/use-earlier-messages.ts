import { useState } from 'react'
import { pages } from '../../contract/limits.ts'
import { messageEndpoints } from '../../contract/message-endpoints.ts'
import { type MessageWithId } from '../../contract/message.ts'
import { type WireQuery } from '../../contract/wire-query.ts'
import { call } from '../api.ts'
import { sentenceOf } from '../call-error.ts'
import { mergeById, rowsOf } from '../rows-by-id.ts'
import { showToast } from '../ui/toast.tsx'

type Rows = readonly MessageWithId[]

/**
 * The conversation as far back as it was asked for, or around a message far from its end (`isApart`). What comes live is
 * added to it, because the last 50 move on; when more was missed than they hold, only they are shown.
 */
export function useEarlierMessages(otherId: string, latest: Rows = []) {
  const [earlier, setEarlier] = useState<Rows>([])
  const [hasMore, setHasMore] = useState(true)
  const [isLoading, setIsLoading] = useState(false)
  const [isAway, setIsAway] = useState(false)
  const first = latest[0]
  const isJoined = earlier.some(({ id }) => id === first?.id)
  const isApart = isAway && !isJoined && earlier.length > 0
  const all = isApart ? earlier : isJoined ? mergeById(earlier, latest) : latest
  const mayHaveMore = isApart ? hasMore : latest.length >= pages.messages && (hasMore || !isJoined)

  const read = async (query: WireQuery) =>
    rowsOf(await call(messageEndpoints.listMessages, { query: { with: otherId, orderBy: '$key', ...query } }))

  async function load(how: () => Promise<void>): Promise<void> {
    setIsLoading(true)
    try {
      await how()
    } catch (error) {
      showToast({ text: sentenceOf(error) })
    } finally {
      setIsLoading(false)
    }
  }

  async function loadEarlier({ id }: MessageWithId): Promise<void> {
    const found = await read({ endBefore: id, limitToLast: pages.messages })
    setHasMore(found.length === pages.messages)
    setEarlier((known) => mergeById(isApart ? known : mergeById(isJoined ? known : [], latest), found))
  }

  async function loadLater({ id }: MessageWithId): Promise<void> {
    const found = await read({ startAfter: id, limitToFirst: pages.messages })
    setEarlier((known) => mergeById(known, found))
    if (found.length < pages.messages) setIsAway(false)
  }

  async function loadAround(id: string): Promise<void> {
    const [before, after] = await Promise.all([
      read({ endAt: id, limitToLast: pages.messages }),
      read({ startAfter: id, limitToFirst: pages.messages }),
    ])
    setHasMore(before.length === pages.messages)
    setIsAway(after.length === pages.messages)
    setEarlier(mergeById(before, after))
  }

  const [oldest, newest] = [all[0], all.at(-1)]
  return {
    all,
    isApart,
    load: mayHaveMore && !isLoading && oldest ? () => void load(() => loadEarlier(oldest)) : undefined,
    /** Loads the messages after, and answers the one before them. */
    loadLater:
      isApart && !isLoading && newest
        ? async () => {
            await load(() => loadLater(newest))
            return newest.id
          }
        : undefined,
    goToEnd: () => {
      setIsAway(false)
      setEarlier([])
      setHasMore(true)
    },
    /** Makes sure that a message is among those that are shown. */
    reach: async (id: string) => {
      if (!all.some((message) => message.id === id)) await load(() => loadAround(id))
    },
    add: (message: MessageWithId) =>
      setEarlier((known) => (known.length === 0 || isApart ? known : mergeById(known, [message]))),
    change: (message: MessageWithId) =>
      setEarlier((known) => known.map((one) => (one.id === message.id ? message : one))),
  }
}
