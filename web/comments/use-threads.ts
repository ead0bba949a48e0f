import { useQueries } from '@tanstack/react-query'
import { type Comment } from '../../contract/comment.ts'
import { type Discussion } from '../../contract/discussion.ts'
import { type Unsent } from '../outbox.ts'
import { mergeById } from '../rows-by-id.ts'
import { parentQuery } from './comment-queries.ts'
import { useTalk } from './comment-talk.ts'
import { type LoadedComments } from './loaded-comments.ts'
import { missingParents, threadsOf, type Thread } from './threads.ts'

/** The threads, newest first, with the pinned comment and those that loaded replies answer. */
export function useThreads(
  { comments, pinned }: Pick<LoadedComments, 'comments'> & Pick<Discussion, 'pinned'>,
  unsent: readonly Unsent<Comment>[],
): Thread[] {
  const { carId, sellerId } = useTalk()
  const all = mergeById(pinned, comments)
  const answered = useQueries({ queries: missingParents(all).map((id) => parentQuery(carId, id)) })
  const parents = answered.flatMap(({ data }) => data ?? [])
  return threadsOf(mergeById(parents, all), unsent, sellerId)
}
