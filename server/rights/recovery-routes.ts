import { normalizeEmail } from '../../contract/account.ts'
import { endpoints } from '../../contract/endpoints.ts'
import { type Language } from '../../contract/language.ts'
import { formatRecoveryCode, readRecoveryCode } from '../../contract/rights.ts'
import { findAccount } from '../auth/account-store.ts'
import { confirmPassword } from '../auth/confirm-password.ts'
import { hashPassword } from '../auth/passwords.ts'
import { randomSecret } from '../lib/random-secret.ts'
import { refuseForeignPages } from '../auth/session-cookie.ts'
import { fail } from '../lib/errors.ts'
import { type Api } from '../api/serve.ts'
import { type AccountServices } from '../accounts/account-services.ts'
import { newRecoveryCode } from './recovery-code.ts'
import { recoverByCode, resetByToken, saveRecoveryCode, saveReset } from './recovery-store.ts'
import { languageOf } from '../http/language.ts'
import { catalogues } from '../texts/texts.ts'
import { smtpMail, type Mail } from '../mail/mail.ts'
import { resetLetter } from './reset-letter.ts'

/** A new password for people who forgot theirs, by the recovery code or by a mailed link. */
export function recoveryRoutes(api: Api, services: AccountServices): void {
  const { db, config, limits, log, letters } = services
  const mail = config.mail && smtpMail(config.mail)

  api.on(endpoints.makeRecoveryCode, async ({ me, body }) => {
    await confirmPassword(services, me.userId, body.currentPassword)
    const code = newRecoveryCode()
    await saveRecoveryCode(db, me.userId, code)
    return { code: formatRecoveryCode(code) }
  })

  api.on(endpoints.recover, async ({ body, request }) => {
    refuseForeignPages(request)
    const email = normalizeEmail(body.email)
    await limits.consume('recoveryPerAddress', request.ip)
    await limits.consume('recoveryPerAccount', email)
    // Hashed first, so that neither the time nor the answer shows whether there is an account or a code.
    const passwordHash = await hashPassword(body.newPassword)
    const code = readRecoveryCode(body.code) ?? ''
    if (!(await recoverByCode(db, { email, code, passwordHash }))) fail('recoveryFailed')
    const account = letters && (await findAccount(db, email))
    if (account) letters?.tell(account, { event: 'passwordChanged' })
    return null
  })

  api.on(endpoints.askResetMail, async ({ body, request }) => {
    refuseForeignPages(request)
    if (!mail || !config.mail) fail('mailOff')
    const email = normalizeEmail(body.email)
    await limits.consume('resetMailPerAddress', request.ip)
    await limits.consume('resetMailPerAccount', email)
    // Not awaited, so that an unknown address takes as long.
    const site = { siteUrl: config.mail.siteUrl, language: languageOf(request) }
    void sendReset(mail, { email, ...site }).catch(logNotSent)
    return null
  })

  /** Logs the code only, as a mail server's text may contain the address. */
  function logNotSent(error: unknown): void {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    log.error({ code }, 'a letter could not be sent')
  }

  /** Sends the letter in the person's language, else in that of the page. */
  async function sendReset(
    to: Mail,
    { email, siteUrl, language }: { email: string; siteUrl: string; language: Language },
  ): Promise<void> {
    const token = randomSecret()
    const account = await saveReset(db, email, token)
    if (!account) return
    await to.send(resetLetter({ to: email, siteUrl, token }, catalogues[account.language ?? language]))
  }

  api.on(endpoints.resetPassword, async ({ body, request }) => {
    refuseForeignPages(request)
    await limits.consume('recoveryPerAddress', request.ip)
    const passwordHash = await hashPassword(body.newPassword)
    if (!(await resetByToken(db, { token: body.token, passwordHash }))) fail('resetFailed')
    return null
  })
}
