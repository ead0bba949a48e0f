import { useBlocker } from '@tanstack/react-router'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogButtons } from '../ui/dialog.tsx'

/** Asks once before a form with changes is left. */
export function LeaveQuestion({ mayLeave }: { mayLeave: () => boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: () => !mayLeave(),
    enableBeforeUnload: () => !mayLeave(),
    withResolver: true,
  })
  const stay = () => blocker.reset?.()
  return (
    <Dialog title={texts.cars.form.leaveTitle} isOpen={blocker.status === 'blocked'} onClose={stay}>
      <p>{texts.cars.form.leaveConsequence}</p>
      <DialogButtons>
        <Button variant="secondary" onClick={stay}>
          {texts.cars.form.stay}
        </Button>
        <Button variant="danger" onClick={() => blocker.proceed?.()}>
          {texts.cars.form.leave}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
