import { useState } from 'react'
import { type ListedPasskey } from '../../contract/passkey.ts'
import { CallError } from '../call-error.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast.tsx'
import styles from './factors.module.css'
import { addPasskey, hasPasskeys, passkeySentence, removePasskey } from './passkeys.ts'
import { useLeaving } from './use-leaving.ts'

const words = texts.factors

interface PasskeysPartProps {
  passkeys: ListedPasskey[]
  run: (action: () => Promise<void>) => Promise<void>
  /** Shows new backup codes; there may be none. */
  onCodes: (codes: string[]) => void
}

/** The passkeys: added, and removed one by one. */
export function PasskeysPart({ passkeys, run, onCodes }: PasskeysPartProps) {
  const [isBusy, setIsBusy] = useState(false)
  const leaving = useLeaving()

  async function add() {
    const signal = leaving()
    setIsBusy(true)
    try {
      onCodes(await addPasskey(signal))
      showToast({ text: words.passkeyAdded })
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof CallError) throw error
      showToast({ text: passkeySentence(error) })
    } finally {
      setIsBusy(false)
    }
  }

  async function remove(id: string) {
    await removePasskey(id)
    showToast({ text: words.passkeyRemoved })
  }

  return (
    <div className={styles.part}>
      <h3>{words.passkeys}</h3>
      <p className={styles.hint}>{words.passkeysHint}</p>
      {passkeys.length > 0 && (
        <ul className={styles.rows}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => void run(() => remove(passkey.id))} />
          ))}
        </ul>
      )}
      {hasPasskeys() && (
        <div className={styles.buttons}>
          <Button variant="secondary" isBusy={isBusy} onClick={() => void run(add)}>
            {words.addPasskey}
          </Button>
        </div>
      )}
    </div>
  )
}

function PasskeyRow({ passkey, onRemove }: { passkey: ListedPasskey; onRemove: () => void }) {
  const { createdAt, usedAt, site } = passkey
  const name = passkey.name === '' ? words.somePasskey : passkey.name
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <strong>{name}</strong>
        <p className={styles.hint}>{words.madeAt(createdAt)}</p>
        {site !== null && site !== location.hostname && <p className={styles.hint}>{words.ofOtherSite(site)}</p>}
        {usedAt !== null && <p className={styles.hint}>{words.usedAt(usedAt)}</p>}
      </div>
      <Button variant="secondary" size="small" aria-label={words.removePasskey(name, createdAt)} onClick={onRemove}>
        {words.remove}
      </Button>
    </li>
  )
}
