import { texts } from '../texts.ts'
import { QuestionDialog } from '../ui/question-dialog.tsx'
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
    <QuestionDialog
      title={texts.blocks.blockTitle(person.username)}
      keep={texts.users.cancel}
      onKeep={onClose}
      act={texts.blocks.block}
      onAct={() => void block()}
    >
      {texts.blocks.blockHint}
    </QuestionDialog>
  )
}
