import { ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { texts } from '../texts.ts'
import styles from './new-offers-pill.module.css'

/**
 * Says that new offers wait; the list itself never jumps. The element is always there, so that screen readers announce
 * its text.
 */
export function NewOffersPill({ count, onPress }: { count: number; onPress: () => Promise<void> }) {
  const [isBusy, setIsBusy] = useState(false)

  async function press() {
    if (isBusy) return
    setIsBusy(true)
    // Without a connection the pill stays and can be pressed again.
    await onPress().catch(() => {})
    setIsBusy(false)
  }

  return (
    <div role="status" className={styles.place}>
      {count > 0 && (
        <button type="button" className={styles.pill} aria-busy={isBusy || undefined} onClick={() => void press()}>
          <ArrowUp />
          {texts.cars.newOffers(count)}
        </button>
      )}
    </div>
  )
}
