import { useEffect, useState } from 'react'
import { pageSettings } from '../preloaded.ts'
import { usePage } from '../router/page.tsx'
import { readSession } from '../session.ts'
import { href } from '../router/address.ts'
import { navigate } from '../router/navigate.ts'
import { texts } from '../texts.ts'
import { showToast } from '../ui/toast.tsx'
import { AuthCard } from './auth-card.tsx'
import styles from './auth-card.module.css'
import { logOut } from '../log-out.ts'
import { CodeForm } from './code-form.tsx'
import { MailForm } from './mail-form.tsx'
import { ResetForm } from './reset-form.tsx'

/** /recover: a new password by the printed code, or by a link that was sent by mail. */
export function RecoverScreen() {
  const token = useMailedToken()
  const { sendsMail } = pageSettings()
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
        <p className={styles.hint}>
          <a href={href('login')}>{texts.auth.backToLogin}</a>
        </p>
      </div>
    </AuthCard>
  )
}

/** The token behind `#` of a mailed link; it leaves the address and the browser's history at once. */
function useMailedToken(): string | null {
  const { hash } = usePage().url
  const arrived = /^#token=([\w-]{43})$/.exec(hash)?.[1] ?? null
  const [token, setToken] = useState(arrived)
  if (arrived !== null && arrived !== token) setToken(arrived)

  useEffect(() => {
    if (arrived !== null) history.replaceState(null, '', href('recover'))
  }, [arrived])

  return token
}
