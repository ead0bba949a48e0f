import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogButtons } from '../ui/dialog.tsx'
import { putBlock } from './blocks.ts'
import { type OtherPerson } from './other-person.ts'

interface BlockQuestionProps {
  person: OtherPerson
  onBlocked: (() => void) | undefined
  onClose: () => void
}

/** Asks whether a person is to be blocked, and says what that means. */
export function BlockQuestion({ person, onBlocked, onClose }: BlockQuestionProps) {
  async function block() {
    onClose()
    if (await putBlock(person, 'block')) onBlocked?.()
  }

  return (
    <Dialog title={texts.blocks.blockTitle(person.username)} isOpen onClose={onClose}>
      <p>{texts.blocks.blockHint}</p>
      <DialogButtons>
        <Button variant="secondary" onClick={onClose}>
          {texts.users.cancel}
        </Button>
        <Button variant="danger" onClick={() => void block()}>
          {texts.blocks.block}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
