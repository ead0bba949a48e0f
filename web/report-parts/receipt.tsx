import { useEffect, useRef } from 'react'
import { type ReportReceipt } from '../../contract/report.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast.tsx'
import styles from './report.module.css'

const words = texts.reports

/** The number of a report that was received, and where to see how it stands. */
export function Receipt({ receipt: { id, number, key }, onClose }: { receipt: ReportReceipt; onClose: () => void }) {
  const sentence = useRef<HTMLParagraphElement>(null)
  const path = href('report', { id }) + (key === undefined ? '' : `#key=${key}`)

  // The form with the focus is gone.
  useEffect(() => sentence.current?.focus(), [])

  async function copy() {
    await navigator.clipboard.writeText(location.origin + path)
    showToast({ text: words.copied })
  }

  return (
    <div className={styles.form}>
      <p ref={sentence} className={styles.number} tabIndex={-1}>
        {words.received(number)}
      </p>
      <p>{key === undefined ? words.receivedHint : words.receivedKeyHint}</p>
      <p>
        <a href={path}>{words.toReport}</a>
      </p>
      <div className={styles.buttons}>
        {key !== undefined && (
          <Button variant="secondary" onClick={() => void copy()}>
            {words.copy}
          </Button>
        )}
        <Button variant="primary" onClick={onClose}>
          {words.done}
        </Button>
      </div>
    </div>
  )
}
