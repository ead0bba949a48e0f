import { useState } from 'react'
import { texts } from '../texts.ts'
import { Notice } from '../ui/notice.tsx'
import { PrintedSheet } from '../ui/printed-sheet.tsx'
import { Confirmation } from './confirmation.tsx'
import { Section } from './section.tsx'
import { makeRecoveryCode } from './settings-queries.ts'
import styles from './settings.module.css'

const settings = texts.settings
const recoveryId = 'recovery'

/** Warns people without a code where no mail is sent: a forgotten password locks them out for good. */
export function NoCodeNotice() {
  return (
    <Notice>
      {texts.auth.adviseCode} <a href={`#${recoveryId}`}>{settings.makeCode}</a>
    </Notice>
  )
}

/** The printed code for a forgotten password. */
export function RecoverySection({ madeAt, username }: { madeAt: number | null; username: string }) {
  const [code, setCode] = useState<string | null>(null)
  return (
    <Section title={settings.recovery} hint={settings.recoveryHint} id={recoveryId}>
      {code === null ? (
        <>
          {madeAt !== null && <p className={styles.hint}>{settings.recoveryMade(madeAt)}</p>}
          <Confirmation
            action={settings.makeCode}
            onConfirm={async (currentPassword) => setCode(await makeRecoveryCode(currentPassword))}
          >
            {settings.makeCodeText}
          </Confirmation>
        </>
      ) : (
        <PrintedSheet printText={settings.print} doneText={settings.done} onDone={() => setCode(null)}>
          <p>{settings.codeOf(username)}</p>
          <p className={styles.code} translate="no">
            {code}
          </p>
          <p className={styles.hint}>{settings.codeUse}</p>
        </PrintedSheet>
      )}
    </Section>
  )
}
