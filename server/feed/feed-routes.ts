import { endpoints } from '../../contract/endpoints.ts'
import { fail } from '../lib/errors.ts'
import { type Api } from '../api/serve.ts'
import { type Services } from '../api/services.ts'
import { isKey } from '../db/push-id.ts'
import { readFeed } from './feed-store.ts'
import { suggestPeople } from './suggested-people-store.ts'

/** The feed of followed people, and suggestions of people to follow. */
export function feedRoutes(api: Api, { db }: Services): void {
  api.on(endpoints.readFeed, ({ me, extra }) => {
    if (extra.before !== undefined && !isKey(extra.before)) fail('badQuery', { field: 'before' })
    return readFeed(db, me.userId, extra.before)
  })
  api.on(endpoints.suggestPeople, ({ me }) => suggestPeople(db, me.userId))
}
