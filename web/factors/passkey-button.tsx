import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast.tsx'
import { hasPasskeys, passkeySentence } from './passkeys.ts'

/** A button that asks for a passkey; there is none where the browser has no passkeys. */
export function PasskeyButton({ label, onPress }: { label: string; onPress: () => Promise<void> }) {
  const [isBusy, setIsBusy] = useState(false)
  if (!hasPasskeys()) return null

  async function press() {
    setIsBusy(true)
    try {
      await onPress()
    } catch (error) {
      showToast({ text: passkeySentence(error) })
    }
    setIsBusy(false)
  }

  return (
    <Button variant="secondary" isWide icon={<KeyRound />} isBusy={isBusy} onClick={() => void press()}>
      {label}
    </Button>
  )
}
