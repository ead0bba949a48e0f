import { endpoints } from '../../contract/endpoints.ts'
import { maxPasskeys } from '../../contract/passkey.ts'
import { type Api } from '../api/serve.ts'
import { type AccountServices } from './account-services.ts'
import { findAccountOf } from '../auth/account-store.ts'
import { requireRecent } from '../auth/recent-confirmation-store.ts'
import { refuseForeignPages } from '../auth/session-cookie.ts'
import { type Alongside } from '../db/write.ts'
import { fail } from '../lib/errors.ts'
import { firstBackupCodes } from './backup-codes.ts'
import { deviceOf } from './device.ts'
import { findFactors } from './factor-store.ts'
import { requireOwnEmail } from './own-email.ts'
import { tellOwner } from './tell-owner.ts'
import { openSession, refuseSuspended } from './login-answer.ts'
import { addPasskey, deletePasskey } from './passkey-store.ts'
import { checkNewPasskey, checkPasskey, passkeyCreation, passkeyRequest } from './passkeys.ts'

/** Passkeys: to log in with, to confirm by, and in the settings (decision 87). */
export function passkeyRoutes(api: Api, services: AccountServices): void {
  const { db, limits, letters } = services

  api.on(endpoints.askLoginPasskey, async ({ request }) => {
    refuseForeignPages(request)
    await limits.consume('passkeyPerAddress', request.ip)
    return passkeyRequest(services, { purpose: 'login', userId: null }, request)
  })

  api.on(endpoints.loginByPasskey, async ({ body, request, reply }) => {
    refuseForeignPages(request)
    await limits.consume('passkeyPerAddress', request.ip)
    const { userId } = await checkPasskey(
      services,
      { purpose: 'login', userId: null },
      { proof: body.passkey, request },
    )
    const account = (await findAccountOf(db, userId)) ?? fail('loginFailed')
    await refuseSuspended(services, account)
    return openSession(services, account, { hasUsedFactor: true, request, reply })
  })

  api.on(endpoints.askConfirmingPasskey, async ({ me, request }) => {
    await limits.consume('settingsPerHour', me.userId)
    return passkeyRequest(services, { purpose: 'confirm', userId: me.userId }, request)
  })

  api.on(endpoints.askNewPasskey, async ({ me, request }) => {
    await limits.consume('settingsPerHour', me.userId)
    await requireRecent(db, me)
    await requireOwnEmail(services, me.userId)
    await refuseTooMany(me.userId)
    return passkeyCreation(services, me, request)
  })

  api.on(endpoints.createPasskey, async ({ me, body, request }) => {
    await requireRecent(db, me)
    await refuseTooMany(me.userId)
    const checked = await checkNewPasskey(services, me.userId, { ...body, request })
    const name = deviceOf(request.headers['user-agent'])
    const { codes, hashes: backupHashes } = await firstBackupCodes(db, me.userId)
    const alongside: Alongside = (tx) => tellOwner(tx, letters, { userId: me.userId, event: 'factorAdded' })
    if (!(await addPasskey(db, me, { ...checked, name, backupHashes, alongside }))) fail('passkeyFailed')
    return { codes }
  })

  api.on(endpoints.deletePasskey, async ({ me, params }) => {
    await requireRecent(db, me)
    await deletePasskey(db, me.userId, {
      id: params.id,
      alongside: (tx) => tellOwner(tx, letters, { userId: me.userId, event: 'factorRemoved' }),
    })
    return null
  })

  async function refuseTooMany(userId: string): Promise<void> {
    if ((await findFactors(db, userId)).passkeys.length >= maxPasskeys) fail('passkeysFull')
  }
}
