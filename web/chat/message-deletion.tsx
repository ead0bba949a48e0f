import { conversationEndpoints } from '../../contract/conversation-endpoints.ts'
import { type MessageWithId } from '../../contract/message.ts'
import { call } from '../api.ts'
import { sentenceOf } from '../call-error.ts'
import { texts } from '../texts.ts'
import { QuestionDialog } from '../ui/question-dialog.tsx'
import { showToast } from '../ui/toast.tsx'

/** Asks whether a message is to be deleted, and deletes it. */
export function MessageDeletion({ message, onDone }: { message: MessageWithId; onDone: () => void }) {
  async function remove() {
    onDone()
    // The button of its menu, to which the focus went back, goes with its text.
    document.querySelector<HTMLElement>(`li[data-key="${CSS.escape(message.id)}"]`)?.focus({ preventScroll: true })
    try {
      await call(conversationEndpoints.deleteMessage, { params: { id: message.id } })
    } catch (error) {
      showToast({ text: sentenceOf(error) })
    }
  }

  return (
    <QuestionDialog
      title={texts.chat.removeTitle}
      keep={texts.users.cancel}
      onKeep={onDone}
      act={texts.chat.remove}
      onAct={() => void remove()}
    >
      {texts.chat.removeHint}
    </QuestionDialog>
  )
}
