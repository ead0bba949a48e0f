import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { type WaitingMessage } from '../../contract/held-message.ts'
import { type WarnedTalk } from '../../contract/radar.ts'
import { radarEndpoints } from '../../contract/radar-endpoints.ts'
import { call } from '../api.ts'
import { LoadFailure } from '../load-failure.tsx'
import { queryClient } from '../query-client.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { LoadMore } from '../ui/load-more.tsx'
import { useFocusBeside } from '../ui/use-focus-beside.ts'
import { ActionButton, type Said } from './action-button.tsx'
import { waitingMessagesQuery, warnedTalksQuery } from './console-queries.ts'
import { Mark, PartCard } from './found-rows.tsx'
import styles from './parts.module.css'
import rows from './rows.module.css'
import { SignList } from './sign-list.tsx'
import { WarnedComments } from './warned-comments.tsx'
import { WarnedOffers } from './warned-offers.tsx'

const words = texts.consoleRadar

/** What the scam radar holds back, and whom it warned. */
export function RadarPart() {
  return (
    <div className={styles.columns}>
      <div className={styles.part}>
        <Waiting />
        <WarnedComments />
      </div>
      <div className={styles.part}>
        <WarnedOffers />
        <Talks />
      </div>
    </div>
  )
}

function Waiting() {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(waitingMessagesQuery)
  const messages = data?.pages.flatMap((page) => page.messages)
  return (
    <PartCard title={words.waiting}>
      <p className={styles.hint}>{words.waitingHint}</p>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {messages?.length === 0 && <p>{words.noneWaiting}</p>}
      <ul className={rows.rows}>
        {messages?.map((message) => (
          <WaitingRow key={message.id} message={message} />
        ))}
      </ul>
      {hasNextPage && (
        <LoadMore label={words.moreWaiting} isLoading={isFetchingNextPage} onLoad={() => void fetchNextPage()} />
      )}
    </PartCard>
  )
}

function WaitingRow({ message: { id, content, at, sender, recipient, signs, points } }: { message: WaitingMessage }) {
  const names = [sender.username, recipient.username] as const
  const item = useRef<HTMLLIElement>(null)
  useFocusBeside(item, 'li button')
  const decide =
    (decision: 'released' | 'refused') =>
    ({ ground, reason }: Said) =>
      call(radarEndpoints.decideHeldMessage, { params: { id }, body: { decision, ground, reason } })
  const onDone = () => {
    void queryClient.invalidateQueries({ queryKey: ['console', 'cases'] })
    return queryClient.invalidateQueries({ queryKey: waitingMessagesQuery.queryKey })
  }
  return (
    <li ref={item}>
      <div>
        <a href={href('consolePart', { part: 'find', person: sender.id })}>{words.fromTo(...names)}</a>
        <Mark>{words.points(points)}</Mark>
      </div>
      <p className={rows.words}>{content}</p>
      <SignList rules={signs} />
      <p>
        {texts.consoleFind.moment(at)} · {words.member(sender.memberSince)}
      </p>
      <div>
        <ActionButton
          of={id}
          label={words.release}
          name={words.releaseOf(...names)}
          act={decide('released')}
          onDone={onDone}
        />
        <ActionButton
          of={id}
          label={words.refuse}
          name={words.refuseOf(...names)}
          isDangerous
          decides={{
            kind: 'message',
            name: content.slice(0, 80),
            decision: 'remove',
            found: 'held',
            person: sender.username,
          }}
          act={decide('refused')}
          onDone={onDone}
        />
      </div>
    </li>
  )
}

function Talks() {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(warnedTalksQuery)
  const talks = data?.pages.flatMap((page) => page.talks)
  return (
    <PartCard title={words.talks}>
      <p className={styles.hint}>{words.talksHint}</p>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {talks?.length === 0 && <p>{words.noTalks}</p>}
      <ul className={rows.rows}>
        {talks?.map((talk) => (
          <TalkRow key={`${talk.writer.id} ${talk.reader.id}`} talk={talk} />
        ))}
      </ul>
      {hasNextPage && (
        <LoadMore label={words.more} isLoading={isFetchingNextPage} onLoad={() => void fetchNextPage()} />
      )}
    </PartCard>
  )
}

function TalkRow({ talk: { writer, reader, signs, points, at } }: { talk: WarnedTalk }) {
  return (
    <li>
      <div>
        <a href={href('consolePart', { part: 'find', person: writer.id })}>
          {words.fromTo(writer.username, reader.username)}
        </a>
        <Mark>{words.points(points)}</Mark>
      </div>
      <SignList rules={signs} />
      <p>{texts.consoleFind.moment(at)}</p>
    </li>
  )
}
