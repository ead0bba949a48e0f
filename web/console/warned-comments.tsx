import { useInfiniteQuery } from '@tanstack/react-query'
import { type WarnedComment } from '../../contract/radar.ts'
import { LoadFailure } from '../load-failure.tsx'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { LoadMore } from '../ui/load-more.tsx'
import { CommentAction } from './comment-action.tsx'
import { warnedCommentsQuery } from './console-queries.ts'
import { Mark, PartCard } from './found-rows.tsx'
import styles from './parts.module.css'
import rows from './rows.module.css'
import { SignList } from './sign-list.tsx'

const words = texts.consoleRadar

/** Comments that their readers are warned of. */
export function WarnedComments() {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(warnedCommentsQuery)
  const comments = data?.pages.flatMap((page) => page.comments)
  return (
    <PartCard title={words.comments}>
      <p className={styles.hint}>{words.commentsHint}</p>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {comments?.length === 0 && <p>{words.noTalks}</p>}
      <ul className={rows.rows}>
        {comments?.map((comment) => (
          <Row key={comment.id} comment={comment} onDone={async () => void (await refetch())} />
        ))}
      </ul>
      {hasNextPage && (
        <LoadMore label={words.moreComments} isLoading={isFetchingNextPage} onLoad={() => void fetchNextPage()} />
      )}
    </PartCard>
  )
}

function Row({ comment, onDone }: { comment: WarnedComment; onDone: () => Promise<void> }) {
  const { carId, car, writer, text, signs, points, at, isHidden } = comment
  return (
    <li>
      <div>
        <a href={href('consolePart', { part: 'find', person: writer.id })}>{words.commentOf(writer.username, car)}</a>
        <Mark>{words.points(points)}</Mark>
        {isHidden && <Mark>{texts.consoleFind.hidden}</Mark>}
      </div>
      <p className={rows.words}>{text}</p>
      <SignList rules={signs} />
      <p>
        <a href={href('car', { themeId: carId })}>{texts.consoleFind.moment(at)}</a>
      </p>
      <div>
        <CommentAction comment={comment} onDone={onDone} />
      </div>
    </li>
  )
}
