import { endpoints } from '../../contract/endpoints.ts'
import { type Api } from '../api/serve.ts'
import { type Services } from '../api/services.ts'
import { wireQueryString } from '../../contract/wire-query.ts'
import { wireMap } from '../http/entry-stream.ts'
import { ResponseCache } from '../cache/response-cache.ts'
import { actorOf } from '../auth/actor.ts'
import {
  addSponsor,
  changeSponsor,
  deleteSponsor,
  listAllSponsors,
  listSponsors,
  orderSponsors,
} from './sponsor-store.ts'

/** Sponsors of the home page (specification 7), and what operators do with them. */
export function sponsorRoutes(api: Api, { db, hub }: Services): void {
  const lists = new ResponseCache(hub.cacheVersions, 'sponsors')

  api.on(endpoints.listSponsors, ({ query }) =>
    lists.take(wireQueryString(query), async () => wireMap(await listSponsors(db, query))),
  )

  api.on(endpoints.getSponsor, async ({ params }) => {
    const [entry] = await listSponsors(db, { orderBy: '$key', equalTo: params.id })
    return entry?.[1] ?? null
  })

  api.on(endpoints.listAllSponsors, () => listAllSponsors(db))

  api.on(endpoints.addSponsor, async ({ me, body }) => ({ name: await addSponsor(db, actorOf(me), body) }))

  api.on(endpoints.changeSponsor, ({ me, params, body }) => changeSponsor(db, actorOf(me), { ...body, id: params.id }))

  api.on(endpoints.deleteSponsor, async ({ me, params }) => {
    await deleteSponsor(db, actorOf(me), params.id)
    return null
  })

  api.on(endpoints.orderSponsors, async ({ me, body }) => {
    await orderSponsors(db, actorOf(me), body.ids)
    return body
  })
}
