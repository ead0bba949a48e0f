import { queryOptions } from '@tanstack/react-query'
import { type Comment, type CommentWithId } from '../../contract/comment.ts'
import { endpoints } from '../../contract/endpoints.ts'
import { pages } from '../../contract/limits.ts'
import { call } from '../api.ts'
import { LiveNews } from '../live-news.ts'
import { mergeById, rowsOf } from '../merge-by-id.ts'
import { queryClient } from '../query-client.ts'

/** Comments of a car as far as they are loaded, oldest first. */
export interface LoadedComments {
  comments: CommentWithId[]
  hasEarlier: boolean
}

/** Hidden while an answer that still holds them may be on its way. */
const commentNews = new LiveNews<'gone'>()

/** Live events and a new look after every gap keep it current. */
export function commentsQuery(carId: string) {
  return queryOptions({
    queryKey: ['comments', carId],
    queryFn: () => loadComments(carId),
    staleTime: Infinity,
    refetchOnReconnect: false,
  })
}

/**
 * Asks for the newest comments again and puts them to those that are loaded. What comes before the first answer is in
 * this one.
 */
export async function catchUpComments(carId: string): Promise<void> {
  await queryClient.ensureQueryData(commentsQuery(carId))
  const newest = await loadComments(carId)
  change(carId, (known) => withNewest(known, newest))
}

export async function loadEarlierComments(carId: string, before: string): Promise<void> {
  const earlier = await loadComments(carId, before)
  change(carId, (known) => ({
    comments: mergeById(known.comments, earlier.comments),
    hasEarlier: earlier.hasEarlier,
  }))
}

export function addComment(carId: string, comment: CommentWithId): void {
  change(carId, (known) => ({ ...known, comments: mergeById(known.comments, [comment]) }))
}

/** Takes away what a moderator has hidden. */
export function removeComments(carId: string, ids: readonly string[]): void {
  for (const id of ids) commentNews.add(id, 'gone')
  change(carId, (known) => ({ ...known, comments: known.comments.filter((comment) => !ids.includes(comment.id)) }))
}

/** Posts a comment and puts it where its author sees it. The sender's fields are the server's; these only show it. */
export async function postComment(
  carId: string,
  sender: Omit<Comment, 'comments'>,
  text: string,
  key: string,
): Promise<void> {
  const { name } = await call(endpoints.createComment, { params: { id: carId }, body: { comments: text }, key })
  addComment(carId, { ...sender, comments: text, id: name })
}

/**
 * Known comments and the newest ones; when others lie between them, only the newest ones. What should stand among the
 * newest and does not was hidden meanwhile.
 */
export function withNewest(known: LoadedComments, newest: LoadedComments): LoadedComments {
  const oldestNew = newest.comments[0]?.id
  const newestKnown = known.comments.at(-1)?.id
  const isGap = newest.hasEarlier && (newestKnown === undefined || (oldestNew !== undefined && oldestNew > newestKnown))
  if (isGap) return newest
  const last = newest.comments.at(-1)?.id ?? ''
  const isCovered = (id: string) => id <= last && (!newest.hasEarlier || id >= (oldestNew ?? ''))
  const kept = known.comments.filter(({ id }) => !isCovered(id))
  const comments = mergeById(kept, newest.comments)
  return { comments, hasEarlier: known.hasEarlier && newest.hasEarlier }
}

async function loadComments(carId: string, before?: string): Promise<LoadedComments> {
  const query = { orderBy: '$key', ...(before !== undefined && { endBefore: before }), limitToLast: pages.comments }
  const [answer, news] = await commentNews.during(() => call(endpoints.listComments, { params: { id: carId }, query }))
  const comments = rowsOf(answer)
  return { comments: comments.filter(({ id }) => !news.has(id)), hasEarlier: comments.length === pages.comments }
}

function change(carId: string, how: (known: LoadedComments) => LoadedComments): void {
  queryClient.setQueryData<LoadedComments>(commentsQuery(carId).queryKey, (known) => known && how(known))
}
