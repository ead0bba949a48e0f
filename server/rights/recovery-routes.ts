import { normalizeEmail } from '../../contract/account.ts'
import { endpoints } from '../../contract/endpoints.ts'
import { formatRecoveryCode, readRecoveryCode } from '../../contract/rights.ts'
import { confirmPassword } from '../auth/confirm-password.ts'
import { hashPassword } from '../auth/passwords.ts'
import { refuseForeignPages } from '../auth/session-cookie.ts'
import { type Writing } from '../db/database.ts'
import { write } from '../db/write.ts'
import { fail } from '../lib/errors.ts'
import { queueLetters } from '../mail/letter-queue-store.ts'
import { type Api } from '../api/serve.ts'
import { type AccountServices } from '../accounts/account-services.ts'
import { newRecoveryCode } from './recovery-code.ts'
import { recoverByCode, resetByToken, saveRecoveryCode } from './recovery-store.ts'
import { languageOf } from '../http/language.ts'

/** A new password for people who forgot theirs, by the recovery code or by a mailed link. */
export function recoveryRoutes(api: Api, services: AccountServices): void {
  const { db, limits, letters } = services

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
    const tell = async (tx: Writing, userId: string) => letters?.tell(tx, { userId, event: 'passwordChanged' })
    if (!(await recoverByCode(db, { email, code, passwordHash, tell }))) fail('recoveryFailed')
    return null
  })

  api.on(endpoints.askResetMail, async ({ body, request }) => {
    refuseForeignPages(request)
    if (!letters) fail('mailOff')
    const email = normalizeEmail(body.email)
    await limits.consume('resetMailPerAddress', request.ip)
    await limits.consume('resetMailPerAccount', email)
    // Whether the address has an account is asked when the letter is sent, so that neither time nor answer shows it.
    const details = { language: languageOf(request) }
    await write(db, (tx) => queueLetters(tx, [{ kind: 'reset', userId: null, address: email, details }]))
    return null
  })

  api.on(endpoints.resetPassword, async ({ body, request }) => {
    refuseForeignPages(request)
    await limits.consume('recoveryPerAddress', request.ip)
    const passwordHash = await hashPassword(body.newPassword)
    if (!(await resetByToken(db, { token: body.token, passwordHash }))) fail('resetFailed')
    return null
  })
}
