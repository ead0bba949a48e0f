import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { type Comment } from '../../contract/comment.ts'
import { type QuestionFilter } from '../../contract/discussion.ts'
import { type Person } from '../../contract/user.ts'
import { useLiveStatus } from '../live.ts'
import { useLiveCollection } from '../live-collection.ts'
import { LoadFailure } from '../load-failure.tsx'
import { useOutbox } from '../outbox.ts'
import { serverNow } from '../server-clock.ts'
import { texts } from '../texts.ts'
import { useDelayed } from '../ui/delayed.tsx'
import { LiveIndicator } from '../ui/live-indicator.tsx'
import { Loader } from '../ui/loader.tsx'
import { CommentForm } from './comment-form.tsx'
import { CommentLog } from './comment-log.tsx'
import { TalkProvider } from './comment-talk.ts'
import { addComment, changeComment, commentsOfCar, removeComments } from './comment-queries.ts'
import { DiscussionFilter } from './discussion-filter.tsx'
import { discussionQuery, refetchDiscussion } from './discussion-queries.ts'
import { type LoadedComments } from './loaded-comments.ts'
import { QuestionList } from './question-list.tsx'
import { comment } from './sent-comment.ts'
import styles from './comments.module.css'

const noComments: LoadedComments = { comments: [], hasEarlier: false, answeredTo: '' }

interface CommentsProps {
  carId: string
  sellerId: string
  /** The logged-in person. */
  me: Pick<Person, 'id' | 'username' | 'gender'>
}

/** The live comments of a car and the form for a new one (specification 2). */
export function Comments({ carId, sellerId, me }: CommentsProps) {
  const titleId = useId()
  const { data, error, isPending, refetch } = useQuery(commentsOfCar.query(carId))
  const isLoaderShown = useDelayed(isPending)
  const { unsent, add, retry, remove } = useOutbox(comment, carId)
  const { state } = useLiveStatus()
  // Offline the person still sees their own comments.
  const loaded = data ?? (unsent.length > 0 ? noComments : undefined)

  const { data: discussion } = useQuery(discussionQuery(carId))
  const [only, setOnly] = useState<QuestionFilter | null>(null)

  function post(text: string, more: Pick<Comment, 'replyTo' | 'question'>) {
    const sender = { senderId: me.id, user: me.username, gender: me.gender }
    add({ ...sender, comments: text, timestamp: serverNow(), ...more })
  }

  const reply = (text: string, replyTo: string) => post(text, { replyTo })

  useLiveCollection(commentsOfCar, carId, (event) => {
    refetchDiscussion(carId, event)
    if (event.kind === 'commentsGone') removeComments(carId, event.ids)
    if (event.kind === 'commentChanged') changeComment(carId, { ...event.comment, id: event.id })
    if (event.kind !== 'commentAdded') return
    addComment(carId, { ...event.comment, id: event.id })
    remove(event.key)
  })

  return (
    <section className={styles.comments} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{texts.comments.title}</h2>
        {(state === 'connected' || state === 'lost') && <LiveIndicator isConnected={state === 'connected'} />}
      </div>
      <CommentForm
        carId={carId}
        isSeller={me.id === sellerId}
        onPost={({ text, isQuestion }) => {
          setOnly(null)
          post(text, isQuestion ? { question: 'open' } : {})
        }}
      />
      <DiscussionFilter discussion={discussion} only={only} onChange={setOnly} />
      {isLoaderShown && !loaded && <Loader />}
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {loaded && (
        <TalkProvider value={{ carId, sellerId, myId: me.id, reply, retry, giveUp: remove }}>
          {only === null ? (
            <CommentLog key={data ? 'loaded' : 'unknown'} loaded={loaded} discussion={discussion} unsent={unsent} />
          ) : (
            <QuestionList only={only} unsent={unsent} />
          )}
        </TalkProvider>
      )}
    </section>
  )
}
