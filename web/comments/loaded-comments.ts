import { type CommentWithId } from '../../contract/comment.ts'
import { type Changes } from '../events-since.ts'
import { mergeById } from '../rows-by-id.ts'

/** The loaded comments of a car, oldest first. */
export interface LoadedComments {
  comments: CommentWithId[]
  hasEarlier: boolean
  /** The newest comment of the last answer. Later ones came live, and others may be missing before them. */
  answeredTo: string
}

const nothing: Changes<CommentWithId> = new Map()

/** Inserts new comments and removes hidden ones. */
export function withChanges(known: LoadedComments, changes: Changes<CommentWithId>): LoadedComments {
  const others = known.comments.filter(({ id }) => !changes.has(id))
  const added = [...changes.values()].filter((comment) => comment !== null)
  return { ...known, comments: mergeById(others, added) }
}

/**
 * Merges known comments and the newest ones. When others may lie between them, only the newest ones and those after
 * them stay. A known comment that is missing among the newest was hidden, unless it came live since the request: keys
 * are made before the commit, so a smaller one may come later.
 */
export function withNewest(known: LoadedComments, newest: LoadedComments, since = nothing): LoadedComments {
  const oldestNew = newest.comments[0]?.id ?? ''
  const othersLieBetween = newest.hasEarlier && oldestNew > known.answeredTo
  const coveredFrom = newest.hasEarlier && !othersLieBetween ? oldestNew : ''
  const isCovered = (id: string) => id >= coveredFrom && id <= newest.answeredTo
  const remaining = known.comments.filter(({ id }) => since.has(id) || !isCovered(id))
  return {
    comments: mergeById(remaining, withoutHidden(newest.comments, since)),
    hasEarlier: newest.hasEarlier && (othersLieBetween || known.hasEarlier),
    answeredTo: newest.answeredTo > known.answeredTo ? newest.answeredTo : known.answeredTo,
  }
}

/** Merges known comments and the page before them. */
export function withEarlier(known: LoadedComments, earlier: LoadedComments, since = nothing): LoadedComments {
  const comments = mergeById(known.comments, withoutHidden(earlier.comments, since))
  return { ...known, comments, hasEarlier: earlier.hasEarlier }
}

function withoutHidden(comments: readonly CommentWithId[], since: Changes<CommentWithId>): CommentWithId[] {
  return comments.filter(({ id }) => since.get(id) !== null)
}
