import { type CommentWithId } from '../../contract/comment.ts'
import { mergeById } from '../merge-by-id.ts'

/** Comments of a car as far as they are loaded, oldest first. */
export interface LoadedComments {
  comments: CommentWithId[]
  hasEarlier: boolean
  /** The newest comment of the last answer: what came later came live, and a gap may lie before it. */
  answeredTo: string
}

/**
 * Known comments and the newest ones; when others may lie between them, only the newest ones and what came after them.
 * What should stand among the newest and does not was hidden meanwhile, unless it was `heard` while the answer was on
 * its way: keys are made before the commit, so a smaller one may come later.
 */
export function withNewest(
  known: LoadedComments,
  newest: LoadedComments,
  heard: { has: (id: string) => boolean } = new Set<string>(),
): LoadedComments {
  const oldestNew = newest.comments[0]?.id ?? ''
  const isGap = newest.hasEarlier && oldestNew > known.answeredTo
  const coveredFrom = newest.hasEarlier && !isGap ? oldestNew : ''
  const isCovered = (id: string) => id >= coveredFrom && id <= newest.answeredTo
  const kept = known.comments.filter(({ id }) => heard.has(id) || !isCovered(id))
  return {
    comments: mergeById(kept, newest.comments),
    hasEarlier: newest.hasEarlier && (isGap || known.hasEarlier),
    answeredTo: newest.answeredTo > known.answeredTo ? newest.answeredTo : known.answeredTo,
  }
}
