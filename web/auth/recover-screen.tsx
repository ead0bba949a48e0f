import { useEffect, useState } from 'react'
import { pageSettings } from '../preloaded.ts'
import { usePage } from '../router/page.tsx'
import { readSession } from '../session.ts'
import { href } from '../router/address.ts'
import { navigate } from '../router/navigate.ts'
import { texts } from '../texts.ts'
import { useRemovedHash } from '../typed-values.ts'
import { showToast } from '../ui/toast.tsx'
import { AuthCard } from './auth-card.tsx'
import styles from './auth-card.module.css'
import { logOut } from '../log-out.ts'
import { CodeForm } from './code-form.tsx'
import { MailForm } from './mail-form.tsx'
import { ResetForm } from './reset-form.tsx'

/** /recover: a new password with the printed code or a mailed link. */
export function RecoverScreen() {
  const token = useMailedToken()
  const { sendsMail, contact } = pageSettings()
  const [isByMail, setIsByMail] = useState(sendsMail)

  async function goToLogin() {
    // The session of this browser has ended with all others.
    if (readSession()) logOut()
    await navigate(href('login'), { isReplacing: true })
    showToast({ text: texts.auth.passwordIsSet })
  }

  return (
    <AuthCard>
      <div className={styles.forms}>
        {token !== null && <ResetForm token={token} onDone={goToLogin} />}
        {token === null && (isByMail ? <MailForm /> : <CodeForm onDone={goToLogin} />)}
        {token === null && sendsMail && (
          <button type="button" className={styles.other} onClick={() => setIsByMail(!isByMail)}>
            {isByMail ? texts.auth.byCode : texts.auth.byMail}
          </button>
        )}
        {token === null && !isByMail && contact !== undefined && (
          <p className={styles.hint}>
            {texts.auth.noCode} <a href={`mailto:${contact}`}>{contact}</a>
          </p>
        )}
        <p className={styles.hint}>
          <a href={href('login')}>{texts.auth.backToLogin}</a>
        </p>
      </div>
    </AuthCard>
  )
}

/** The token after `#` in a mailed link; it is removed from the address and the history at once. */
function useMailedToken(): string | null {
  const { hash } = usePage().url
  const addressed = /^#token=([\w-]{43})$/.exec(hash)?.[1] ?? null
  const [token, setToken] = useState(addressed)
  if (addressed !== null && addressed !== token) setToken(addressed)

  useEffect(() => {
    if (addressed !== null) history.replaceState(null, '', href('recover'))
  }, [addressed])
  useRemovedHash(token === null ? undefined : `#token=${token}`)

  return token
}
