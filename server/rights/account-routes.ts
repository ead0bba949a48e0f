import { endpoints } from '../../contract/endpoints.ts'
import { newcomers } from '../../contract/limits.ts'
import { type Caller } from '../auth/identify.ts'
import { confirmPassword } from '../auth/confirm-password.ts'
import { requireRecent } from '../auth/recent-confirmation-store.ts'
import { endOtherSessions, endOwnSession, listSessions } from '../auth/session-store.ts'
import { limitProfiles } from '../limits/profile-limits.ts'
import { type Api } from '../api/serve.ts'
import { type Services } from '../api/services.ts'
import { askDeletion, cancelDeletion } from './deletion-store.ts'
import { countTelephoneReaders, noteTelephone } from './given-telephones-store.ts'
import { findSettings, findTelephone, setLanguage, setPrivacy } from './settings-store.ts'

/** A person's own account: privacy, sessions, deletion. */
export function accountRoutes(api: Api, services: Services): void {
  const { db, limits } = services

  async function limitTelephones({ userId, memberSince }: Caller, ip: string): Promise<void> {
    await limits.consume('telephonePerDay', userId)
    if (Date.now() - memberSince < newcomers.forMs) await limits.consume('newcomerTelephonePerDay', userId)
    await limits.consume('telephonePerAddress', ip)
  }

  api.on(endpoints.getAccount, async ({ me }) => ({
    ...(await findSettings(db, me.userId)),
    telephoneReaders: await countTelephoneReaders(db, me.userId),
    role: me.role,
  }))

  api.on(endpoints.setPrivacy, async ({ me, body }) => {
    await limits.consume('settingsPerHour', me.userId)
    await setPrivacy(db, me.userId, body)
    return null
  })

  api.on(endpoints.setLanguage, async ({ me, body }) => {
    await limits.consume('settingsPerHour', me.userId)
    await setLanguage(db, me.userId, body.language)
    return null
  })

  api.on(endpoints.getTelephone, async ({ me, params, request: { ip } }) => {
    await limitProfiles(limits, me.userId, ip)
    const person = await findTelephone(db, me.userId, params.id)
    if (person?.isOnTap) {
      await limitTelephones(me, ip)
      await noteTelephone(db, params.id, me.userId)
    }
    return person?.telephone ?? null
  })

  api.on(endpoints.listSessions, ({ me }) => listSessions(db, me))

  api.on(endpoints.endOtherSessions, async ({ me }) => {
    await requireRecent(db, me)
    await endOtherSessions(db, me)
    return null
  })

  api.on(endpoints.endOwnSession, async ({ me, params }) => {
    await requireRecent(db, me)
    await endOwnSession(db, me.userId, params.id)
    return null
  })

  api.on(endpoints.askDeletion, async ({ me, body }) => {
    await confirmPassword(services, me.userId, body.currentPassword)
    return { deletionAt: await askDeletion(db, me) }
  })

  api.on(endpoints.cancelDeletion, async ({ me }) => {
    await cancelDeletion(db, me.userId)
    return null
  })
}
