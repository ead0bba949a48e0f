import { type ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog, DialogButtons } from './dialog.tsx'

interface QuestionDialogProps {
  title: string
  /** What follows from it. */
  children: ReactNode
  isOpen?: boolean
  keep: string
  onKeep: () => void
  /** What cannot be undone. */
  act: string
  onAct: () => void
}

/** Asks before something that cannot be undone. */
export function QuestionDialog({ title, children, isOpen = true, keep, onKeep, act, onAct }: QuestionDialogProps) {
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onKeep}>
      <p>{children}</p>
      <DialogButtons>
        <Button variant="secondary" onClick={onKeep}>
          {keep}
        </Button>
        <Button variant="danger" onClick={onAct}>
          {act}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
