import { normalizeEmail } from '../../contract/account.ts'
import { endpoints } from '../../contract/endpoints.ts'
import { printRecoveryCode, readRecoveryCode } from '../../contract/rights.ts'
import { confirmPassword } from '../auth/confirm-password.ts'
import { hashPassword } from '../auth/passwords.ts'
import { randomSecret } from '../auth/random-secret.ts'
import { refuseForeignPages } from '../auth/session-cookie.ts'
import { fail } from '../errors.ts'
import { type Api } from '../serve.ts'
import { type Services } from '../services.ts'
import { newRecoveryCode } from './recovery-code.ts'
import { recoverByCode, resetByToken, saveRecoveryCode, saveReset } from './recovery-store.ts'
import { smtpMail, type Mail } from './mail.ts'
import { resetLetter } from './reset-letter.ts'

/** A new password for who has forgotten theirs: by the printed code, or by a link sent by mail. */
export function recoveryRoutes(api: Api, services: Services): void {
  const { db, config, limits, log } = services
  const mail = config.mail && smtpMail(config.mail)

  api.on(endpoints.makeRecoveryCode, async ({ me, body }) => {
    await confirmPassword(services, me.userId, body.currentPassword)
    const code = newRecoveryCode()
    await saveRecoveryCode(db, me.userId, code)
    return { code: printRecoveryCode(code) }
  })

  api.on(endpoints.recover, async ({ body, request }) => {
    refuseForeignPages(request)
    const email = normalizeEmail(body.email)
    await limits.spend('recoveryPerAddress', request.ip)
    await limits.spend('recoveryPerAccount', email)
    // Hashed before anything is looked for, so that neither time nor words tell who has an account or a code.
    const passwordHash = await hashPassword(body.newPassword)
    const code = readRecoveryCode(body.code) ?? ''
    if (!(await recoverByCode(db, { email, code, passwordHash }))) fail('recoveryFailed')
    return null
  })

  api.on(endpoints.askResetMail, async ({ body, request }) => {
    refuseForeignPages(request)
    if (!mail || !config.mail) fail('mailOff')
    const email = normalizeEmail(body.email)
    await limits.spend('resetMailPerAddress', request.ip)
    await limits.spend('resetMailPerAccount', email)
    // Not awaited: the answer takes as long for an address that nobody has.
    void sendReset(mail, { email, siteUrl: config.mail.siteUrl }).catch(sayNotSent)
    return null
  })

  /** A mail server's own words may hold the address. */
  function sayNotSent(error: unknown): void {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    log.error({ code }, 'a letter could not be sent')
  }

  async function sendReset(to: Mail, { email, siteUrl }: { email: string; siteUrl: string }): Promise<void> {
    const token = randomSecret()
    if (await saveReset(db, email, token)) await to.send(resetLetter({ to: email, siteUrl, token }))
  }

  api.on(endpoints.resetPassword, async ({ body, request }) => {
    refuseForeignPages(request)
    await limits.spend('recoveryPerAddress', request.ip)
    const passwordHash = await hashPassword(body.newPassword)
    if (!(await resetByToken(db, { token: body.token, passwordHash }))) fail('resetFailed')
    return null
  })
}
