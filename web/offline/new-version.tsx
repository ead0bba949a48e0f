import { useEffect, useState } from 'react'
import { holdsText } from '../holds-text.ts'
import { texts } from '../texts.ts'
import styles from './new-version.module.css'
import { goToNewVersion, startWorker } from './worker.ts'

/** Ms between checks whether somebody is writing while a new version waits. */
const checkMs = 1000

/** A quiet bar for a new version of the pages. It waits while something is being written. */
export function NewVersion() {
  const [isReady, setIsReady] = useState(false)
  const [isWriting, setIsWriting] = useState(true)

  useEffect(() => {
    void startWorker(() => setIsReady(true))
  }, [])

  useEffect(() => {
    if (!isReady) return
    const check = () => setIsWriting(holdsText())
    check()
    const timer = setInterval(check, checkMs)
    return () => clearInterval(timer)
  }, [isReady])

  function reload() {
    if (!holdsText()) void goToNewVersion()
  }

  return (
    <div className={styles.bar} role="status">
      {isReady && !isWriting && (
        <div className={styles.row}>
          <span>{texts.offline.newVersion}</span>
          <button type="button" onClick={reload}>
            {texts.offline.reload}
          </button>
        </div>
      )}
    </div>
  )
}
