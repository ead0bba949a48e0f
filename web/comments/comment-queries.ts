import { queryOptions } from '@tanstack/react-query'
import { type CommentWithId } from '../../contract/comment.ts'
import { carEndpoints } from '../../contract/car-endpoints.ts'
import { pages } from '../../contract/limits.ts'
import { call } from '../api.ts'
import { liveCollection } from '../live-collection.ts'
import { queryClient } from '../query-client.ts'
import { rowsOf } from '../rows-by-id.ts'
import { withChanges, withEarlier, withNewest, type LoadedComments } from './loaded-comments.ts'

/** The comments of a car, starting from the newest. */
export const commentsOfCar = liveCollection<LoadedComments, CommentWithId>({
  queryKey: (carId) => ['comments', carId],
  topic: (carId) => `cars/${carId}`,
  load: loadComments,
  merge: withChanges,
  mergeRefetched: withNewest,
  staleTime: Infinity,
})

export async function loadEarlierComments(carId: string, before: string): Promise<void> {
  const [earlier, changes] = await commentsOfCar.request(carId, () => loadComments(carId, undefined, before))
  commentsOfCar.set(carId, (known) => withEarlier(known, earlier, changes))
}

export function addComment(carId: string, comment: CommentWithId): void {
  commentsOfCar.change(carId, new Map([[comment.id, comment]]))
}

/** Adds one's own comment, unless it came live before, with what only the server knows of it. */
export function addSentComment(carId: string, comment: CommentWithId): void {
  const known = queryClient.getQueryData(commentsOfCar.query(carId).queryKey)
  if (!known?.comments.some(({ id }) => id === comment.id)) addComment(carId, comment)
}

export function changeComment(carId: string, comment: CommentWithId): void {
  addComment(carId, comment)
  queryClient.setQueryData(parentQuery(carId, comment.id).queryKey, (known) => known && comment)
}

/** Removes comments that a moderator has hidden. */
export function removeComments(carId: string, ids: readonly string[]): void {
  commentsOfCar.change(carId, new Map(ids.map((id) => [id, null])))
  for (const id of ids) queryClient.setQueryData(parentQuery(carId, id).queryKey, (known) => known && null)
}

/** A comment that a loaded reply answers. */
export function parentQuery(carId: string, id: string) {
  return queryOptions({
    queryKey: ['comment', carId, id],
    queryFn: async ({ signal }) => {
      const found = await call(carEndpoints.getComment, { params: { id: carId, commentId: id }, signal })
      return found && { ...found, id }
    },
    staleTime: Infinity,
  })
}

async function loadComments(carId: string, signal?: AbortSignal, before?: string): Promise<LoadedComments> {
  const query = { orderBy: '$key', ...(before !== undefined && { endBefore: before }), limitToLast: pages.comments }
  const answer = await call(carEndpoints.listComments, { params: { id: carId }, query, ...(signal && { signal }) })
  const comments = rowsOf(answer)
  return { comments, hasEarlier: comments.length === pages.comments, answeredTo: comments.at(-1)?.id ?? '' }
}
