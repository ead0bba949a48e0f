import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast.tsx'
import { hasPasskeys, passkeySentence } from './passkeys.ts'
import { useLeaving } from './use-leaving.ts'

interface PasskeyButtonProps {
  label: string
  /** Asks until `leaving`. */
  onPress: (leaving: AbortSignal) => Promise<void>
}

/** A button that asks for a passkey; there is none where the browser has no passkeys. */
export function PasskeyButton({ label, onPress }: PasskeyButtonProps) {
  const [isBusy, setIsBusy] = useState(false)
  const leaving = useLeaving()
  if (!hasPasskeys()) return null

  async function press() {
    const signal = leaving()
    setIsBusy(true)
    try {
      await onPress(signal)
    } catch (error) {
      if (!signal.aborted) showToast({ text: passkeySentence(error) })
    }
    setIsBusy(false)
  }

  return (
    <Button variant="secondary" isWide icon={<KeyRound />} isBusy={isBusy} onClick={() => void press()}>
      {label}
    </Button>
  )
}
