import { Suspense, useState } from 'react'
import { type MessageWithId } from '../../contract/message.ts'
import { type Writing } from './chat-foot.tsx'
import { lineOf } from '../../contract/shown-message.ts'
import { ReportDialog } from '../report-parts/report-dialog-part.tsx'
import { type Reported } from '../report-parts/reported.ts'
import { href } from '../router/address.ts'
import { MessageDeletion } from './message-deletion.tsx'

function reportedOf({ id, senderId, sender, content }: MessageWithId): Reported {
  const path = href('chat', { id: senderId, message: id })
  return { kind: 'message', targetId: id, name: `${sender}: ${lineOf(content)}`, path }
}

/**
 * What the menus of messages do: the foot answers and edits, a dialog asks before one is deleted, or what is wrong with
 * it.
 */
export function useMessageHandlers() {
  const [writing, setWriting] = useState<Writing | null>(null)
  const [removed, setRemoved] = useState<MessageWithId | null>(null)
  const [reported, setReported] = useState<MessageWithId | null>(null)
  return {
    writing,
    setWriting,
    handlers: {
      reply: (message: MessageWithId) => setWriting({ kind: 'reply', message }),
      edit: (message: MessageWithId) => setWriting({ kind: 'edit', message }),
      remove: setRemoved,
      report: setReported,
    },
    dialog: (
      <>
        {removed && <MessageDeletion message={removed} onDone={() => setRemoved(null)} />}
        {reported && (
          <Suspense>
            <ReportDialog reported={reportedOf(reported)} onClose={() => setReported(null)} />
          </Suspense>
        )}
      </>
    ),
  }
}
