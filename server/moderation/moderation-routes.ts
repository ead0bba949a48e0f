import { endpoints } from '../../contract/endpoints.ts'
import { pages } from '../../contract/limits.ts'
import { type Caller } from '../auth/identify.ts'
import { type Api } from '../serve.ts'
import { type Services } from '../services.ts'
import { moderateAccount } from './account-moderation-store.ts'
import { listAudit, type Actor } from './audit-store.ts'
import { moderateComment, moderateOffer } from './content-moderation-store.ts'

/** What moderators and operators may (issue 3, section 3); who may call is said in the endpoint table. */
export function moderationRoutes(api: Api, { db }: Services): void {
  api.on(endpoints.moderateAccount, async ({ me, params, body }) => {
    await moderateAccount(db, actorOf(me), { id: params.id, ...body })
    return { state: body.state }
  })

  api.on(endpoints.moderateOffer, async ({ me, params, body }) => {
    await moderateOffer(db, actorOf(me), { id: params.id, ...body })
    return { state: body.state }
  })

  api.on(endpoints.moderateComment, async ({ me, params, body }) => {
    await moderateComment(db, actorOf(me), { id: params.id, ...body })
    return { state: body.state }
  })

  api.on(endpoints.listAudit, ({ extra }) => {
    const limit = Math.min(Math.max(Number(extra.limit ?? pages.audit), 1), 200)
    return listAudit(db, { before: extra.before, limit })
  })
}

function actorOf({ userId, username, role }: Caller): Actor {
  return { id: userId, name: username, role }
}
