import { type FastifyRequest } from 'fastify'
import { endpoints } from '../../contract/endpoints.ts'
import { readFactorCode } from '../../contract/factor.ts'
import { type FactorProof } from '../../contract/factor-proof.ts'
import { type Api } from '../api/serve.ts'
import { type AccountServices } from './account-services.ts'
import { confirmPassword } from '../auth/confirm-password.ts'
import { markConfirmed, requireRecent } from '../auth/recent-confirmation-store.ts'
import { refuseForeignPages } from '../auth/session-cookie.ts'
import { write, type Alongside } from '../db/write.ts'
import { fail } from '../lib/errors.ts'
import { appAddress, newAppSecret } from './app-code.ts'
import { firstBackupCodes, newBackupCodes } from './backup-codes.ts'
import { confirmApp, findFactors, markFactorUsed, needsFactor, removeApp } from './factor-store.ts'
import { replaceBackupCodes, saveAppSecret } from './factor-store.ts'
import { appKey, giveCode } from './give-code.ts'
import { knownDevice } from './known-device.ts'
import { checkPasskey, passkeyRequest } from './passkeys.ts'
import { tellOwner } from './tell-owner.ts'
import { requireOwnEmail } from './own-email.ts'
import { openSession, refuseSuspended } from './login-answer.ts'
import { endLoginStep, loginStepOf } from './login-step.ts'

/** Second factors: at login, to confirm what is dangerous, and in the settings (decision 86). */
export function factorRoutes(api: Api, services: AccountServices): void {
  loginCalls(api, services)
  settingsCalls(api, services)
}

function loginCalls(api: Api, services: AccountServices): void {
  const { db, limits, tokenKey } = services

  api.on(endpoints.getLoginFactors, async ({ request }) => {
    refuseForeignPages(request)
    const { userId } = await loginStepOf(services, request)
    const { appAt, passkeys, backupCodesLeft } = await findFactors(db, userId)
    const use = { purpose: 'secondStep', userId } as const
    const passkey = passkeys.length > 0 ? await passkeyRequest(services, use, request) : null
    return {
      hasApp: appAt !== null,
      hasBackupCodes: backupCodesLeft > 0,
      // Passkeys of another host are of no use here.
      passkey: passkey?.allowCredentials.length ? passkey : null,
    }
  })

  api.on(endpoints.finishLogin, async ({ body, request, reply }) => {
    refuseForeignPages(request)
    await limits.consume('loginPerAddress', request.ip)
    const account = await loginStepOf(services, request)
    await giveFactor('secondStep', account, { body, request })
    await refuseSuspended(services, account)
    endLoginStep(request, reply)
    return openSession(services, account, { hasUsedFactor: true, request, reply })
  })

  api.on(endpoints.confirmIdentity, async ({ me, body, request }) => {
    if ('currentPassword' in body) {
      await confirmPassword(services, me.userId, body.currentPassword)
      await markConfirmed(db, me)
    } else {
      await giveFactor('confirm', me, { body, request })
      await write(db, (tx) => markFactorUsed(tx, me, Date.now()))
    }
    return null
  })

  /** Takes a code or a passkey of a person. */
  async function giveFactor(
    purpose: 'secondStep' | 'confirm',
    { userId, email }: { userId: string; email: string },
    { body, request }: { body: FactorProof; request: FastifyRequest },
  ): Promise<void> {
    if ('code' in body) {
      await giveCode(services, { userId, device: knownDevice(tokenKey, request, email) }, body.code)
    } else {
      await checkPasskey(services, { purpose, userId }, { proof: body.passkey, request })
    }
  }
}

function settingsCalls(api: Api, services: AccountServices): void {
  const { db, limits, tokenKey, letters } = services

  api.on(endpoints.getFactors, async ({ me }) => ({
    ...(await findFactors(db, me.userId)),
    isRoleWaiting: me.role !== me.heldRole,
  }))

  api.on(endpoints.beginApp, async ({ me }) => {
    await limits.consume('settingsPerHour', me.userId)
    await requireRecent(db, me)
    await requireOwnEmail(services, me.userId)
    const secret = newAppSecret()
    await saveAppSecret(db, me.userId, { secret, key: appKey(tokenKey) })
    return { secret, address: appAddress(secret, me.email) }
  })

  api.on(endpoints.confirmApp, async ({ me, body }) => {
    await limits.consume('factorPerAccount', me.userId)
    await requireRecent(db, me)
    const { kind, code } = readFactorCode(body.code) ?? fail('factorFailed')
    const { codes, hashes: backupHashes } = await firstBackupCodes(db, me.userId)
    const alongside: Alongside = (tx) => tellOwner(tx, letters, { userId: me.userId, event: 'factorAdded' })
    const given = { code, key: appKey(tokenKey), backupHashes, alongside }
    if (kind !== 'app' || !(await confirmApp(db, me, given))) fail('factorFailed')
    await limits.refund('factorPerAccount', me.userId)
    return { codes }
  })

  api.on(endpoints.removeApp, async ({ me }) => {
    await requireRecent(db, me)
    await removeApp(db, me.userId, (tx) => tellOwner(tx, letters, { userId: me.userId, event: 'factorRemoved' }))
    return null
  })

  api.on(endpoints.makeBackupCodes, async ({ me }) => {
    await limits.consume('settingsPerHour', me.userId)
    await requireRecent(db, me)
    if (!needsFactor(await findFactors(db, me.userId))) fail('secondFactorRequired')
    const { codes, hashes } = await newBackupCodes()
    await replaceBackupCodes(db, me.userId, hashes)
    return { codes }
  })
}
