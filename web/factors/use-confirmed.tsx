import { useState, type ReactNode } from 'react'
import { sentenceOf } from '../call-error.ts'
import { showToast } from '../ui/toast.tsx'
import { asksFirst } from '../asks-first.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

type Action = () => Promise<void>

interface Confirmed {
  dialog: ReactNode
  run: (action: Action) => Promise<void>
  /** Asks first in any case. */
  askFirst: (action: Action) => void
}

/**
 * Runs what the server lets happen only right after the password or a second factor was given: asks for it when the
 * server does, and runs it again. `dialog` must be rendered.
 */
export function useConfirmed(): Confirmed {
  const [waiting, setWaiting] = useState<{ action: Action } | null>(null)

  async function run(action: Action) {
    try {
      await action()
    } catch (error) {
      if (asksFirst(error)) setWaiting({ action })
      else showToast({ text: sentenceOf(error) })
    }
  }

  async function goOn() {
    const action = waiting?.action
    setWaiting(null)
    if (action) await run(action)
  }

  const dialog = waiting && <ConfirmDialog onDone={goOn} onClose={() => setWaiting(null)} />
  return { dialog, run, askFirst: (action) => setWaiting({ action }) }
}
