import { endpoints } from '../../contract/endpoints.ts'
import { confirmPassword } from '../auth/confirm-password.ts'
import { randomSecret } from '../lib/random-secret.ts'
import { sessionHolder } from '../auth/session-holder.ts'
import { fail } from '../lib/errors.ts'
import { type Api } from '../api/serve.ts'
import { type Services } from '../api/services.ts'
import { FileAnswer } from '../http/file-answer.ts'
import { type ArchiveService } from './archive-service.ts'
import { findArchive, linkArchive, takeArchive } from './archive-store.ts'

/** The archive of a person's own data: requested, polled, and downloaded once by its link. */
export function archiveRoutes(api: Api, services: Services, archives: ArchiveService): void {
  const { db, limits, log } = services

  api.on(endpoints.getArchive, ({ me }) => findArchive(db, me.userId))

  api.on(endpoints.askArchive, async ({ me, body }) => {
    await confirmPassword(services, me.userId, body.currentPassword)
    await limits.consume('archivePerDay', me.userId)
    await archives.ask(me.userId)
    return (await findArchive(db, me.userId)) ?? fail('archiveGone')
  })

  api.on(endpoints.linkArchive, async ({ me }) => {
    const secret = randomSecret()
    if (!(await linkArchive(db, { userId: me.userId, secret }))) fail('archiveGone')
    return { address: `/api${endpoints.takeArchive.path.replace(':secret', secret)}` }
  })

  api.on(endpoints.takeArchive, async ({ me, params, request }) => {
    const userId = await sessionHolder(db, me, request)
    const taken = (await takeArchive(db, { userId, secret: params.secret })) ?? fail('archiveGone')
    return new FileAnswer(() => archives.open(taken), {
      name: 'volan-data.zip',
      type: 'application/zip',
      onSent: (isWhole) => void archives.sent(taken.id, isWhole).catch((error: unknown) => log.error(error)),
    })
  })
}
