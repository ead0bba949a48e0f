import { useEffect, useState } from 'react'
import { sentenceOf } from '../call-error.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast.tsx'
import styles from './notifications-section.module.css'
import { pushState, renewPush, turnPushOff, turnPushOn, type PushState } from './push.ts'

const words = texts.notifications

/** Pushes in this browser, which is asked for permission only when the person presses. */
export function PushSetting({ pushKey }: { pushKey: string }) {
  const [state, setState] = useState<PushState>()
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => {
    // What the browser dropped comes back first, or it would be called off.
    void renewPush()
      .catch(() => {})
      .then(pushState)
      .then(setState)
  }, [])

  async function toggle() {
    setIsBusy(true)
    try {
      setState(await (state === 'on' ? turnPushOff() : turnPushOn(pushKey)))
    } catch (error) {
      showToast({ text: sentenceOf(error) })
    } finally {
      setIsBusy(false)
    }
  }

  if (!state) return null
  return (
    <div className={styles.push}>
      <div className={styles.pushWords}>
        <h3>{words.pushHere}</h3>
        <p className={styles.hint} aria-live="polite">
          {words.pushStates[state]}
        </p>
      </div>
      {(state === 'on' || state === 'off') && (
        <Button variant="secondary" isBusy={isBusy} onClick={() => void toggle()}>
          {state === 'on' ? words.turnOff : words.turnOn}
        </Button>
      )}
    </div>
  )
}
