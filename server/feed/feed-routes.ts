import { endpoints } from '../../contract/endpoints.ts'
import { fail } from '../errors.ts'
import { type Api } from '../serve.ts'
import { type Services } from '../services.ts'
import { isKey } from '../db/push-id.ts'
import { readFeed } from './feed-store.ts'
import { suggestPeople } from './suggested-people-store.ts'

/** News of the people one follows, and whom one might follow. */
export function feedRoutes(api: Api, { db }: Services): void {
  api.on(endpoints.readFeed, ({ me, extra }) => {
    if (extra.before !== undefined && !isKey(extra.before)) fail('badQuery', { field: 'before' })
    return readFeed(db, me.userId, extra.before)
  })
  api.on(endpoints.suggestPeople, ({ me }) => suggestPeople(db, me.userId))
}
