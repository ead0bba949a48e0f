import { moderationEndpoints } from '../../contract/moderation-endpoints.ts'
import { call } from '../api.ts'
import { texts } from '../texts.ts'
import { ActionButton } from './action-button.tsx'

const words = texts.consoleActions

interface CommentActionProps {
  comment: { id: string; text: string; isHidden: boolean }
  onDone?: () => Promise<void>
}

/** Hides a comment, or shows it again. */
export function CommentAction({ comment: { id, text, isHidden }, onDone }: CommentActionProps) {
  const { hideComment, hideCommentOf, showComment, showCommentOf } = words
  const state = isHidden ? 'shown' : 'hidden'
  return (
    <ActionButton
      of={id}
      label={isHidden ? showComment : hideComment}
      name={isHidden ? showCommentOf(text.slice(0, 80)) : hideCommentOf(text.slice(0, 80))}
      decides={{ kind: 'comment', name: text.slice(0, 80), decision: isHidden ? 'restore' : 'hide' }}
      act={async ({ ground, reason }) => {
        await call(moderationEndpoints.moderateComment, { params: { id }, body: { state, ground, reason } })
        await onDone?.()
      }}
    />
  )
}
