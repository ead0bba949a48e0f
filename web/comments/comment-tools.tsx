import { Ellipsis, EyeOff, ListPlus, Pencil, Pin, PinOff, Reply, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { type CommentWithId } from '../../contract/comment.ts'
import { changeableMs } from '../../contract/limits.ts'
import { lineOf } from '../../contract/shown-message.ts'
import { PersonMenu } from '../person-parts/person-menu.tsx'
import { type Reported } from '../report-parts/reported.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { useNow } from '../use-now.ts'
import { pinComment } from './comment-actions.ts'
import { useTalk } from './comment-talk.ts'
import styles from './comments.module.css'

/** What opens in place of the tools. */
export type Tool = 'edit' | 'delete' | 'hide' | 'fact'

interface CommentToolsProps {
  comment: CommentWithId
  onTool: (tool: Tool) => void
  onReply: (() => void) | undefined
  isReplying: boolean
  children?: ReactNode
}

/**
 * What the reader may do with a comment. What changes it opens by a press, so that a page names Edit and Delete of the
 * offer only.
 */
export function CommentTools({ comment, onTool, onReply, isReplying, children }: CommentToolsProps) {
  const { carId, sellerId, myId } = useTalk()
  const [isOpen, setIsOpen] = useState(false)
  const isSeller = sellerId === myId
  const isOwn = comment.senderId === myId
  const { isDeleted = false, user } = comment
  return (
    <div className={styles.tools}>
      {onReply && (
        <ToolButton icon={<Reply />} text={texts.comments.reply} user={user} isOpen={isReplying} onClick={onReply} />
      )}
      {children}
      {isSeller && isOwn && !onReply && (
        <ToolButton icon={<ListPlus />} text={texts.comments.makeFact} user={user} onClick={() => onTool('fact')} />
      )}
      {(isSeller || isOwn) && !isDeleted && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={texts.comments.more(user)}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Ellipsis />
        </button>
      )}
      {!isOwn && (!isSeller || isOpen) && (
        <PersonMenu
          person={{ id: comment.senderId, username: user }}
          reported={isDeleted ? undefined : reportedOf(comment, carId)}
        />
      )}
      {isOpen && <ChangingTools comment={comment} onTool={onTool} isHead={onReply !== undefined} />}
    </div>
  )
}

function reportedOf({ id, comments, user }: CommentWithId, carId: string): Reported {
  const line = `${user}: ${lineOf(comments)}`
  return { kind: 'comment', targetId: id, name: line, path: href('car', { themeId: carId }) }
}

interface ChangingToolsProps extends Pick<CommentToolsProps, 'comment' | 'onTool'> {
  /** It answers no other comment. */
  isHead: boolean
}

/** What its writer and the seller do with a comment. */
function ChangingTools({ comment, onTool, isHead }: ChangingToolsProps) {
  const { carId, sellerId, myId } = useTalk()
  const isEditable = useIsEditable(comment)
  const isOwn = comment.senderId === myId
  const isSeller = sellerId === myId
  const { isPinned = false, user } = comment
  const words = texts.comments
  return (
    <>
      {isOwn && isEditable && (
        <ToolButton icon={<Pencil />} text={words.edit} user={user} onClick={() => onTool('edit')} />
      )}
      {isOwn && <ToolButton icon={<Trash2 />} text={words.delete} user={user} onClick={() => onTool('delete')} />}
      {isSeller && isHead && (
        <ToolButton
          icon={isPinned ? <PinOff /> : <Pin />}
          text={isPinned ? words.unpin : words.pin}
          user={user}
          onClick={() => void pinComment({ carId, id: comment.id }, !isPinned)}
        />
      )}
      {isSeller && !isOwn && (
        <ToolButton icon={<EyeOff />} text={words.hide} user={user} onClick={() => onTool('hide')} />
      )}
    </>
  )
}

interface ToolButtonProps {
  icon: ReactNode
  text: string
  /** The writer of the comment, for who does not see it beside the button. */
  user: string
  isOpen?: boolean
  onClick: () => void
}

function ToolButton({ icon, text, user, isOpen, onClick }: ToolButtonProps) {
  return (
    <button type="button" aria-expanded={isOpen} onClick={onClick}>
      {icon} {text}
      <VisuallyHidden>, {user}</VisuallyHidden>
    </button>
  )
}

/** Whether a comment may still be corrected. */
function useIsEditable({ timestamp }: CommentWithId): boolean {
  const until = timestamp + changeableMs
  return useNow(until) <= until
}
