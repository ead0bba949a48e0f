import { useState } from 'react'
import { type AppSecret } from '../../contract/factor.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { QrPicture } from '../ui/qr-picture.tsx'
import { showToast } from '../ui/toast.tsx'
import { CodeForm } from './code-form.tsx'
import { beginApp, confirmApp, removeApp } from './factor-queries.ts'
import styles from './factors.module.css'

const words = texts.factors

interface AppPartProps {
  appAt: number | null
  run: (action: () => Promise<void>) => Promise<void>
  /** Shows new backup codes; there may be none. */
  onCodes: (codes: string[]) => void
}

/** The authenticator app: set up by its first code, replaced, removed. */
export function AppPart({ appAt, run, onCodes }: AppPartProps) {
  const [secret, setSecret] = useState<AppSecret | null>(null)

  async function finish(code: string) {
    onCodes(await confirmApp(code))
    setSecret(null)
    showToast({ text: words.appReady })
  }

  async function remove() {
    await removeApp()
    showToast({ text: words.appRemoved })
  }

  return (
    <div className={styles.part}>
      <h3>{words.app}</h3>
      {appAt !== null && <p className={styles.hint}>{words.appSince(appAt)}</p>}
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={() => void run(async () => setSecret(await beginApp()))}>
          {appAt === null ? words.setUpApp : words.replaceApp}
        </Button>
        {appAt !== null && (
          <Button variant="danger" onClick={() => void run(remove)}>
            {words.removeApp}
          </Button>
        )}
      </div>
      <Dialog title={words.app} isOpen={secret !== null} onClose={() => setSecret(null)}>
        {secret && (
          <CodeForm label={words.codeOfApp} action={words.turnOn} onCode={finish}>
            <p>{words.scan}</p>
            <div className={styles.picture}>
              <QrPicture address={secret.address} label={words.picture} />
            </div>
            <p className={styles.key} translate="no">
              {secret.secret.replaceAll(/.{4}(?!$)/g, '$& ')}
            </p>
          </CodeForm>
        )}
      </Dialog>
    </div>
  )
}
