import { endpoints } from '../../contract/endpoints.ts'
import { confirmPassword } from '../auth/confirm-password.ts'
import { endOtherSessions, endOwnSession, listSessions } from '../auth/session-store.ts'
import { type Api } from '../serve.ts'
import { type Services } from '../services.ts'
import { askDeletion, cancelDeletion } from './deletion-store.ts'
import { findSettings, findTelephone, setPrivacy } from './settings-store.ts'

/** What a person sets about their own account: privacy, sessions, leaving. */
export function accountRoutes(api: Api, services: Services): void {
  const { db, limits } = services

  api.on(endpoints.getAccount, ({ me }) => findSettings(db, me.userId))

  api.on(endpoints.setPrivacy, async ({ me, body }) => {
    await limits.spend('settingsPerHour', me.userId)
    await setPrivacy(db, me.userId, body)
    return null
  })

  api.on(endpoints.getTelephone, async ({ me, params }) => {
    await limits.spend('profilePerHour', me.userId)
    const person = await findTelephone(db, params.id)
    if (!person || params.id === me.userId) return person?.telephone ?? null
    if (person.telephoneShown === 'hidden') return null
    if (person.telephoneShown === 'onTap') await limits.spend('telephonePerDay', me.userId)
    return person.telephone
  })

  api.on(endpoints.listSessions, ({ me }) => listSessions(db, me))

  api.on(endpoints.endOtherSessions, async ({ me }) => {
    await endOtherSessions(db, me)
    return null
  })

  api.on(endpoints.endOwnSession, async ({ me, params }) => {
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
