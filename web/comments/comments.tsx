import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { type Comment } from '../../contract/comment.ts'
import { type Person } from '../../contract/user.ts'
import { useLive, useLiveStatus } from '../live.ts'
import { LoadFailure } from '../load-failure.tsx'
import { useOutbox } from '../outbox.ts'
import { texts } from '../texts.ts'
import { useDelayed } from '../ui/delayed.tsx'
import { LiveIndicator } from '../ui/live-indicator.tsx'
import { Loader } from '../ui/loader.tsx'
import { CommentForm } from './comment-form.tsx'
import { CommentLog } from './comment-log.tsx'
import { addComment, catchUpComments, commentsQuery, postComment, removeComments } from './comment-queries.ts'
import { type LoadedComments } from './loaded-comments.ts'
import styles from './comments.module.css'

const noComments: LoadedComments = { comments: [], hasEarlier: false, answeredTo: '' }

interface CommentsProps {
  carId: string
  /** Who is logged in. */
  me: Pick<Person, 'id' | 'username' | 'gender'>
}

/** What people say about a car, live, and the form to join in (specification 2). */
export function Comments({ carId, me }: CommentsProps) {
  const titleId = useId()
  const { data, error, isPending, refetch } = useQuery(commentsQuery(carId))
  const isLoaderShown = useDelayed(isPending)
  const sender: Omit<Comment, 'comments'> = { senderId: me.id, user: me.username, gender: me.gender }
  const { unsent, add, retry, remove } = useOutbox(`comment:${carId}`, me.id, (text, key) =>
    postComment(carId, sender, text, key),
  )
  const { state } = useLiveStatus()
  // Offline one sees at least what one has written.
  const loaded = data ?? (unsent.length > 0 ? noComments : undefined)

  useLive(`cars/${carId}`, {
    onEvent: (event) => {
      if (event.kind === 'commentsGone') return removeComments(carId, event.ids)
      if (event.kind !== 'commentAdded') return
      addComment(carId, { ...event.comment, id: event.id })
      remove(event.key)
    },
    look: () => catchUpComments(carId),
  })

  return (
    <section className={styles.comments} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{texts.comments.title}</h2>
        {state !== 'connecting' && <LiveIndicator isConnected={state === 'connected'} />}
      </div>
      <CommentForm carId={carId} onPost={add} />
      {isLoaderShown && <Loader />}
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {loaded && (
        <CommentLog
          key={data ? 'loaded' : 'unknown'}
          carId={carId}
          loaded={loaded}
          unsent={unsent}
          sender={sender}
          onRetry={retry}
          onGiveUp={remove}
        />
      )}
    </section>
  )
}
