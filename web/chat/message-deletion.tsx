import { conversationEndpoints } from '../../contract/conversation-endpoints.ts'
import { type MessageWithId } from '../../contract/message.ts'
import { call } from '../api.ts'
import { sentenceOf } from '../call-error.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogButtons } from '../ui/dialog.tsx'
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
    <Dialog title={texts.chat.removeTitle} isOpen onClose={onDone}>
      <p>{texts.chat.removeHint}</p>
      <DialogButtons>
        <Button variant="secondary" onClick={onDone}>
          {texts.users.cancel}
        </Button>
        <Button variant="danger" onClick={() => void remove()}>
          {texts.chat.remove}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
