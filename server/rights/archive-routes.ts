import { type FastifyRequest } from 'fastify'
import { endpoints } from '../../contract/endpoints.ts'
import { confirmPassword } from '../auth/confirm-password.ts'
import { type Caller } from '../auth/identify.ts'
import { randomSecret } from '../auth/random-secret.ts'
import { readSessionCookie, refuseForeignPages } from '../auth/session-cookie.ts'
import { useSession } from '../auth/session-store.ts'
import { fail } from '../errors.ts'
import { type Api } from '../serve.ts'
import { type Services } from '../services.ts'
import { FileAnswer } from '../wire/file-answer.ts'
import { type ArchiveService } from './archive-service.ts'
import { findArchive, linkArchive, takeArchive } from './archive-store.ts'

/** The archive of one's own data: asked for, looked after, and had once by its link. */
export function archiveRoutes(api: Api, services: Services, archives: ArchiveService): void {
  const { db, limits, log } = services

  api.on(endpoints.getArchive, ({ me }) => findArchive(db, me.userId))

  api.on(endpoints.askArchive, async ({ me, body }) => {
    await confirmPassword(services, me.userId, body.currentPassword)
    await limits.spend('archivePerDay', me.userId)
    await archives.ask(me.userId)
    return (await findArchive(db, me.userId)) ?? fail('archiveGone')
  })

  api.on(endpoints.linkArchive, async ({ me }) => {
    const secret = randomSecret()
    if (!(await linkArchive(db, { userId: me.userId, secret }))) fail('archiveGone')
    return { address: `/api${endpoints.takeArchive.path.replace(':secret', secret)}` }
  })

  api.on(endpoints.takeArchive, async ({ me, params, request }) => {
    refuseForeignPages(request)
    const userId = await holderOf(me, request)
    const id = await takeArchive(db, { userId, secret: params.secret })
    if (id === undefined) fail('archiveGone')
    return new FileAnswer(() => archives.open(id), {
      name: 'volan-data.zip',
      type: 'application/zip',
      onSent: (isWhole) => void archives.sent(id, isWhole).catch((error: unknown) => log.error(error)),
    })
  })

  /** A browser follows the link with its cookie, so that no token stands in an address. Fails with `loginRequired`. */
  async function holderOf(me: Caller | null, request: FastifyRequest): Promise<string> {
    if (me) return me.userId
    const secret = readSessionCookie(request)
    const session = secret === undefined ? undefined : await useSession(db, secret)
    return session?.user.id ?? fail('loginRequired')
  }
}
