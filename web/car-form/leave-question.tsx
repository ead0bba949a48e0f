import { useEffect, useEffectEvent, useState } from 'react'
import { askBeforeLeaving } from '../router/navigate.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogButtons } from '../ui/dialog.tsx'

/** Asks for confirmation before a form with changes is left. */
export function LeaveQuestion({ mayLeave }: { mayLeave: () => boolean }) {
  const [leave, setLeave] = useState<(() => void) | null>(null)
  const stay = () => setLeave(null)

  const isAnswered = useEffectEvent(() => mayLeave())
  useEffect(() => {
    const closing = new AbortController()
    window.addEventListener('beforeunload', (event) => !isAnswered() && event.preventDefault(), closing)
    const stopAsking = askBeforeLeaving((goOn) => {
      if (isAnswered()) return true
      setLeave(() => goOn)
      return false
    })
    return () => {
      closing.abort()
      stopAsking()
    }
  }, [])

  return (
    <Dialog title={texts.carForm.leaveTitle} isOpen={leave !== null} onClose={stay}>
      <p>{texts.carForm.leaveConsequence}</p>
      <DialogButtons>
        <Button variant="secondary" onClick={stay}>
          {texts.carForm.stay}
        </Button>
        <Button variant="danger" onClick={() => leave?.()}>
          {texts.carForm.leave}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
