import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { screens } from '../../contract/screens.ts'
import { pageSettings } from '../preloaded.ts'
import { readSession } from '../session.ts'
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
  const navigate = useNavigate()
  const { sendsMail } = pageSettings()
  const [isByMail, setIsByMail] = useState(sendsMail)

  async function goToLogin() {
    // The session of this browser has ended with all others.
    if (readSession()) logOut()
    await navigate({ to: screens.login.path, replace: true })
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
          <Link to={screens.login.path}>{texts.auth.backToLogin}</Link>
        </p>
      </div>
    </AuthCard>
  )
}

/** The token behind `#` of a mailed link; it leaves the address and the browser's history at once. */
function useMailedToken(): string | null {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const arrived = /^token=([\w-]{43})$/.exec(hash)?.[1] ?? null
  const [token, setToken] = useState(arrived)
  if (arrived !== null && arrived !== token) setToken(arrived)

  useEffect(() => {
    if (arrived !== null) void navigate({ to: screens.recover.path, hash: '', replace: true })
  }, [arrived, navigate])

  return token
}
