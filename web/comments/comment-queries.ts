import { queryOptions } from '@tanstack/react-query'
import { type Comment, type CommentWithId } from '../../contract/comment.ts'
import { carEndpoints } from '../../contract/car-endpoints.ts'
import { pages } from '../../contract/limits.ts'
import { call } from '../api.ts'
import { LiveNews } from '../live-news.ts'
import { mergeById, rowsOf } from '../merge-by-id.ts'
import { queryClient } from '../query-client.ts'
import { withNewest, type LoadedComments } from './loaded-comments.ts'

/** What came live or was hidden while an answer that does not know of it may be on its way. */
const commentNews = new LiveNews<'added' | 'gone'>()

/** Live events and a new look after every gap keep it current. */
export function commentsQuery(carId: string) {
  return queryOptions({
    queryKey: ['comments', carId],
    queryFn: async () => (await loadComments(carId)).loaded,
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
  const { loaded, heard } = await loadComments(carId)
  change(carId, (known) => withNewest(known, loaded, heard))
}

export async function loadEarlierComments(carId: string, before: string): Promise<void> {
  const { loaded: earlier } = await loadComments(carId, before)
  change(carId, (known) => ({
    ...known,
    comments: mergeById(known.comments, earlier.comments),
    hasEarlier: earlier.hasEarlier,
  }))
}

export function addComment(carId: string, comment: CommentWithId): void {
  commentNews.add(comment.id, 'added')
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
  const { name } = await call(carEndpoints.createComment, { params: { id: carId }, body: { comments: text }, key })
  addComment(carId, { ...sender, comments: text, id: name })
}

/** A page of comments, without those that were hidden meanwhile, and the news since it was asked for. */
async function loadComments(
  carId: string,
  before?: string,
): Promise<{ loaded: LoadedComments; heard: ReadonlyMap<string, 'added' | 'gone'> }> {
  const query = { orderBy: '$key', ...(before !== undefined && { endBefore: before }), limitToLast: pages.comments }
  const [answer, heard] = await commentNews.during(() =>
    call(carEndpoints.listComments, { params: { id: carId }, query }),
  )
  const rows = rowsOf(answer)
  const loaded = {
    comments: rows.filter(({ id }) => heard.get(id) !== 'gone'),
    hasEarlier: rows.length === pages.comments,
    answeredTo: rows.at(-1)?.id ?? '',
  }
  return { loaded, heard }
}

function change(carId: string, how: (known: LoadedComments) => LoadedComments): void {
  queryClient.setQueryData<LoadedComments>(commentsQuery(carId).queryKey, (known) => known && how(known))
}
