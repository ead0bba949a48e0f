import { useRef, useState, type ReactNode } from 'react'
import { type CommentWithId } from '../../contract/comment.ts'
import { RadarNote } from '../car-parts/radar-note.tsx'
import { texts } from '../texts.ts'
import { useFocusBeside } from '../ui/use-focus-beside.ts'
import { CommentBody } from './comment-body.tsx'
import { CommentTools, type Tool } from './comment-tools.tsx'
import { useTalk } from './comment-talk.ts'
import styles from './comments.module.css'
import { DeleteQuestion } from './delete-question.tsx'
import { EditForm } from './edit-form.tsx'
import { FactForm } from './fact-form.tsx'
import { HideForm } from './hide-form.tsx'

interface CommentEntryProps {
  comment: CommentWithId
  /** Written by another person while the page was open. */
  isNew: boolean
  isOrphan?: boolean
  /** Opens or closes the form for a reply; without it the comment is a reply itself. */
  onReply?: (() => void) | undefined
  isReplying?: boolean
  /** A button beside the tools. */
  more?: ReactNode
}

/** A comment with what its reader may do with it. */
export function CommentEntry({
  comment,
  isNew,
  isOrphan = false,
  onReply,
  isReplying = false,
  more,
}: CommentEntryProps) {
  const { carId, sellerId, myId } = useTalk()
  const isOwn = comment.senderId === myId
  const [tool, setTool] = useState<Tool | null>(null)
  const entry = useRef<HTMLDivElement>(null)
  useFocusBeside(entry, '[data-comment]')

  function close() {
    // The form that had the focus goes.
    entry.current?.focus({ preventScroll: true })
    setTool(null)
  }

  return (
    <div ref={entry} className={styles.item} data-comment={comment.id} data-new={isNew || undefined} tabIndex={-1}>
      <CommentBody comment={comment} isSellers={comment.senderId === sellerId} isTextHidden={tool === 'edit'}>
        {isOrphan && <p className={styles.note}>{texts.comments.answersGone}</p>}
        {comment.warnings && tool !== 'edit' && (
          <RadarNote
            title={isOwn ? texts.radar.ownComment : texts.radar.comment}
            rules={comment.warnings}
            isOwn={isOwn}
          />
        )}
        {tool === 'edit' && <EditForm carId={carId} comment={comment} onClose={close} />}
        {tool === 'delete' && <DeleteQuestion carId={carId} comment={comment} onClose={close} />}
        {tool === 'fact' && <FactForm carId={carId} comment={comment} onClose={close} />}
        {tool === 'hide' && <HideForm carId={carId} comment={comment} onClose={close} />}
        {tool === null && (
          <CommentTools comment={comment} onTool={setTool} onReply={onReply} isReplying={isReplying}>
            {more}
          </CommentTools>
        )}
      </CommentBody>
    </div>
  )
}
