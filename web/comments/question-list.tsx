import { useInfiniteQuery } from '@tanstack/react-query'
import { type Comment } from '../../contract/comment.ts'
import { type QuestionFilter } from '../../contract/discussion.ts'
import { LoadFailure } from '../load-failure.tsx'
import { type Unsent } from '../outbox.ts'
import { texts } from '../texts.ts'
import { Loader } from '../ui/loader.tsx'
import { LoadMore } from '../ui/load-more.tsx'
import { useTalk } from './comment-talk.ts'
import { CommentThread } from './comment-thread.tsx'
import styles from './comments.module.css'
import { questionsQuery } from './discussion-queries.ts'
import { threadsOf } from './threads.ts'

/** The questions among the comments, each with its answer. */
export function QuestionList({ only, unsent }: { only: QuestionFilter; unsent: readonly Unsent<Comment>[] }) {
  const { carId, sellerId } = useTalk()
  const list = useInfiniteQuery(questionsQuery(carId, only))
  if (!list.data) {
    return list.error ? <LoadFailure error={list.error} onRetry={() => void list.refetch()} /> : <Loader />
  }
  const comments = list.data.pages.flatMap((page) => page.comments)
  const threads = threadsOf(comments, unsent, sellerId)
  return (
    <div>
      {threads.length === 0 && <p className={styles.none}>{texts.comments.noQuestions}</p>}
      <ul aria-label={texts.comments.questionList}>
        {threads.map((thread, at) => (
          <CommentThread
            key={thread.comment.id}
            thread={thread}
            isNew={() => false}
            isLast={at === threads.length - 1}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <LoadMore
          label={texts.comments.showEarlier}
          isLoading={list.isFetchingNextPage}
          onLoad={() => void list.fetchNextPage()}
        />
      )}
    </div>
  )
}
