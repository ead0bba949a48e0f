import { endpoints } from '../../contract/endpoints.ts'
import { type Api } from '../serve.ts'
import { type Services } from '../services.ts'
import { wireQueryString } from '../../contract/wire-query.ts'
import { wireMap } from '../wire/entry-stream.ts'
import { ReadyAnswers } from '../wire/ready-answer.ts'
import { listSponsors } from './sponsor-store.ts'

/** Sponsors of the home page (specification 7). */
export function sponsorRoutes(api: Api, { db, hub }: Services): void {
  const lists = new ReadyAnswers(hub.changes, 'sponsors', { isByAddress: true })

  api.on(endpoints.listSponsors, ({ query }) =>
    lists.take(wireQueryString(query), async () => wireMap(await listSponsors(db, query))),
  )

  api.on(endpoints.getSponsor, async ({ params }) => {
    const [entry] = await listSponsors(db, { orderBy: '$key', equalTo: params.id })
    return entry?.[1] ?? null
  })
}
