import { Printer } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { Confirmation } from './confirmation.tsx'
import { Section } from './section.tsx'
import { makeRecoveryCode } from './settings-queries.ts'
import styles from './settings.module.css'

const settings = texts.settings

/** The code that is printed for the day on which the password is forgotten. */
export function RecoverySection({ madeAt, username }: { madeAt: number | null; username: string }) {
  const [code, setCode] = useState<string | null>(null)
  return (
    <Section title={settings.recovery} hint={settings.recoveryHint}>
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
        <CodeSheet code={code} username={username} onDone={() => setCode(null)} />
      )}
    </Section>
  )
}

/** The code on the screen, and beside the page for the paper: it is printed alone. */
function CodeSheet({ code, username, onDone }: { code: string; username: string; onDone: () => void }) {
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => sheet.current?.focus(), [])
  const words = (
    <>
      <p>{settings.codeOf(username)}</p>
      <p className={styles.code}>{code}</p>
      <p className={styles.hint}>{settings.codeUse}</p>
    </>
  )

  return (
    <>
      <div ref={sheet} className={styles.sheet} tabIndex={-1} role="status">
        {words}
      </div>
      {createPortal(<div className={styles.paper}>{words}</div>, document.body)}
      <div className={styles.buttons}>
        <Button variant="primary" icon={<Printer />} onClick={() => window.print()}>
          {settings.print}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {settings.done}
        </Button>
      </div>
    </>
  )
}
