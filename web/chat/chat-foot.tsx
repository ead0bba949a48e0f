import { X } from 'lucide-react'
import { Suspense, useEffect, useRef, type KeyboardEvent } from 'react'
import { lineOf } from '../../contract/shown-message.ts'
import { type CarWithId } from '../../contract/car.ts'
import { type Message, type MessageWithId, type Quote } from '../../contract/message.ts'
import { texts } from '../texts.ts'
import { optionalPart } from '../lazy-part.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import styles from './chat-foot.module.css'
import { Composer } from './composer.tsx'
import { EditBox } from './edit-box.tsx'
import { QuotedLine } from './message-quote.tsx'
import { SubjectCard } from './subject-card.tsx'
import { subjectName } from './use-subject.ts'

const BeforeAnswer = optionalPart(async () => (await import('./before-answer.tsx')).BeforeAnswer)

/** The message that is being answered or edited. */
export interface Writing {
  kind: 'reply' | 'edit'
  message: MessageWithId
}

interface ChatFootProps {
  otherId: string
  /** What both have said. */
  said: readonly Pick<Message, 'senderId' | 'about' | 'warnings'>[]
  writing: Writing | null
  /** The offer that the next message will be about. */
  subject: CarWithId | undefined
  onPutAway: () => void
  onSend: (text: string, photos: readonly string[]) => void
  /** The message is edited, or no longer answered. */
  onDone: () => void
}

/** The box for a message, and above it what it is about and what it answers or changes. */
export function ChatFoot({ otherId, said, writing, subject, onPutAway, onSend, onDone }: ChatFootProps) {
  const foot = useRef<HTMLDivElement>(null)
  const isReply = writing?.kind === 'reply'
  const before = useRef(writing)
  useEffect(() => {
    const hasEnded = before.current !== null && writing === null
    before.current = writing
    if (writing?.kind === 'reply' || hasEnded) focusBox(foot.current)
  }, [writing])

  function putAway() {
    focusBox(foot.current)
    onPutAway()
  }

  function cancel(event: KeyboardEvent) {
    if (event.key === 'Escape' && writing) onDone()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape in the box does what the button beside it does
    <div ref={foot} className={styles.foot} data-composer onKeyDown={cancel}>
      <Suspense>
        <BeforeAnswer
          otherId={otherId}
          carId={subject?.id ?? said.findLast(({ about }) => about !== undefined)?.about}
          isWarned={isWarned(said, otherId)}
        />
      </Suspense>
      {subject && !writing && (
        <div className={styles.above}>
          <SubjectCard carId={subject.id} name={subjectName(subject)}>
            <IconButton label={texts.chat.removeCar} icon={<X />} onClick={putAway} />
          </SubjectCard>
        </div>
      )}
      {writing && (
        <div className={styles.writing}>
          <div>
            <strong>{isReply ? texts.chat.answering : texts.chat.editing}</strong>
            <QuotedLine quote={quoteOf(writing.message)} />
          </div>
          <IconButton label={isReply ? texts.chat.noAnswer : texts.chat.noEdit} icon={<X />} onClick={onDone} />
        </div>
      )}
      {writing?.kind === 'edit' ? (
        <EditBox key={writing.message.id} message={writing.message} onDone={onDone} />
      ) : (
        <Composer otherId={otherId} onSend={onSend} />
      )}
    </div>
  )
}

/** Has the other one's warned message not been answered yet? */
function isWarned(said: ChatFootProps['said'], otherId: string): boolean {
  const answered = said.findLastIndex(({ senderId }) => senderId !== otherId)
  return said.slice(answered + 1).some(({ warnings }) => warnings !== undefined)
}

function focusBox(foot: HTMLElement | null): void {
  foot?.querySelector<HTMLElement>('input:not([type=file])')?.focus()
}

/** What an answer shows of a message. */
export function quoteOf({ senderId, content, photos }: MessageWithId): Quote {
  return { senderId, line: lineOf(content), ...(photos && { photos: photos.length }) }
}
