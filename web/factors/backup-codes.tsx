import { useSession } from '../session.ts'
import { texts } from '../texts.ts'
import { PrintedSheet } from '../ui/printed-sheet.tsx'
import styles from './factors.module.css'

const words = texts.factors

/** New backup codes, shown once. */
export function BackupCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const username = useSession()?.user.username ?? ''
  return (
    <PrintedSheet printText={words.print} doneText={words.done} onDone={onDone}>
      <p>{words.backupCodesOf(username)}</p>
      <ul className={styles.codes} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className={styles.hint}>{words.backupHint}</p>
    </PrintedSheet>
  )
}
