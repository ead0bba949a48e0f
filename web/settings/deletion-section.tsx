import { useState } from 'react'
import { sentenceOf } from '../call-error.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { showToast } from '../ui/toast.tsx'
import { Confirmation } from './confirmation.tsx'
import { Section } from './section.tsx'
import { askDeletion, cancelDeletion } from './settings-queries.ts'

const settings = texts.settings

/** Deletion of the account, with 14 days to cancel it. */
export function DeletionSection() {
  return (
    <Section title={settings.deletion} hint={settings.deletionHint}>
      <Confirmation action={settings.askDeletion} isDanger onConfirm={askDeletion}>
        {settings.deletionConsequence}
      </Confirmation>
    </Section>
  )
}

/** Says when the account will be deleted, with the one button to keep it. */
export function LeavingNotice({ deletionAt }: { deletionAt: number }) {
  const [isBusy, setIsBusy] = useState(false)

  async function stay() {
    setIsBusy(true)
    try {
      await cancelDeletion()
      showToast({ text: settings.staying })
    } catch (error) {
      showToast({ text: sentenceOf(error) })
      setIsBusy(false)
    }
  }

  return (
    <Notice
      role="status"
      actions={
        <Button variant="primary" size="small" isBusy={isBusy} onClick={() => void stay()}>
          {settings.stay}
        </Button>
      }
    >
      {settings.leaving(deletionAt)}
    </Notice>
  )
}
