import { useEffect, useEffectEvent, useState } from 'react'
import { askBeforeLeaving } from '../router/navigate.ts'
import { texts } from '../texts.ts'
import { QuestionDialog } from '../ui/question-dialog.tsx'

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
    <QuestionDialog
      title={texts.carForm.leaveTitle}
      isOpen={leave !== null}
      keep={texts.carForm.stay}
      onKeep={stay}
      act={texts.carForm.leave}
      onAct={() => leave?.()}
    >
      {texts.carForm.leaveConsequence}
    </QuestionDialog>
  )
}
