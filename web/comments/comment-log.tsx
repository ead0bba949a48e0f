import { useRef, useState } from 'react'
import { type Comment, type CommentWithId } from '../../contract/comment.ts'
import { type Discussion } from '../../contract/discussion.ts'
import { sentenceOf } from '../call-error.ts'
import { type Unsent } from '../outbox.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { useTalk } from './comment-talk.ts'
import { CommentThread } from './comment-thread.tsx'
import { loadEarlierComments } from './comment-queries.ts'
import { HiddenComments } from './hidden-comments.tsx'
import { KeepPlace } from './keep-place.tsx'
import { type LoadedComments } from './loaded-comments.ts'
import { NewCommentsPill } from './new-comments-pill.tsx'
import { UnsentComment } from './unsent-comment.tsx'
import { useThreads } from './use-threads.ts'
import styles from './comments.module.css'

/** Ms after which new comments are announced again, because earlier ones are inserted silently. */
const quietMs = 500

const none: Discussion['pinned'] = []

interface CommentLogProps {
  loaded: LoadedComments
  discussion: Discussion | null | undefined
  unsent: readonly Unsent<Comment>[]
}

/** The comments, newest first, next to the form; only live ones are announced. */
export function CommentLog({ loaded, discussion, unsent }: CommentLogProps) {
  const { carId, sellerId, myId, retry, giveUp } = useTalk()
  const { comments, hasEarlier } = loaded
  const [openedWith] = useState(comments.at(-1)?.id ?? '')
  const threads = useThreads({ comments, pinned: discussion?.pinned ?? none }, unsent)
  const [isQuiet, setIsQuiet] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const list = useRef<HTMLDivElement>(null)
  const isNew = ({ id, senderId }: CommentWithId) => id > openedWith && senderId !== myId
  const newIds = comments.filter(isNew).map(({ id }) => id)
  const heads = unsent.filter(({ content }) => content.replyTo === undefined).toReversed()

  async function showEarlier() {
    setIsQuiet(true)
    setFailure(null)
    await loadEarlierComments(carId, comments[0]?.id ?? '').catch((error: unknown) => setFailure(sentenceOf(error)))
    setTimeout(() => setIsQuiet(false), quietMs)
  }

  return (
    <div>
      {comments.length + unsent.length === 0 && <p className={styles.none}>{texts.comments.none}</p>}
      <NewCommentsPill list={list} newIds={newIds} />
      <div ref={list} role="log" aria-label={texts.comments.title} aria-live={isQuiet ? 'off' : 'polite'}>
        <KeepPlace>
          <ul>
            {heads.map((item) => (
              <UnsentComment
                key={item.key}
                item={item}
                isSellers={sellerId === myId}
                onRetry={retry}
                onGiveUp={() => giveUp(item.key)}
              />
            ))}
            {threads.map((thread, at) => (
              <CommentThread key={thread.comment.id} thread={thread} isNew={isNew} isLast={at === threads.length - 1} />
            ))}
          </ul>
        </KeepPlace>
      </div>
      {hasEarlier && (
        <div className={styles.earlier}>
          {failure !== null && <p role="alert">{failure}</p>}
          <Button variant="secondary" size="small" isBusy={isQuiet} onClick={() => void showEarlier()}>
            {texts.comments.showEarlier}
          </Button>
        </div>
      )}
      {discussion && <HiddenComments {...discussion} />}
    </div>
  )
}
