import { endpoints } from '../../contract/endpoints.ts'
import { type NoticeReading } from '../../contract/notice-reading.ts'
import { type Api } from '../api/serve.ts'
import { type Services } from '../api/services.ts'
import { isKey } from '../db/push-id.ts'
import { write } from '../db/write.ts'
import { fail } from '../lib/errors.ts'
import { readNotices, type Seen } from '../happenings/read-notices-store.ts'
import { changeNoticeSettings, findNoticeSettings } from './notice-settings-store.ts'
import { countNotices, dropPushes, listNotices } from './notice-store.ts'
import { endPush, pushKeys, subscribePush } from './push-store.ts'

/** What a person is notified of (decision 78). */
export function noticeRoutes(api: Api, { db, limits }: Services): void {
  api.on(endpoints.listNotices, ({ me, extra: { before } }) => {
    if (before !== undefined && !isKey(before)) fail('badQuery', { field: 'before' })
    return listNotices(db, me, before)
  })
  api.on(endpoints.countNotices, ({ me }) => countNotices(db, me.userId))
  api.on(endpoints.readNotices, async ({ me, body }) => {
    if (body.about === 'count') await dropPushes(db, me.userId)
    else await write(db, (tx) => readNotices(tx, me.userId, seenOf(body)))
    return null
  })
  api.on(endpoints.getNoticeSettings, async ({ me }) => {
    const { publicKey } = await pushKeys(db)
    return { ...(await findNoticeSettings(db, me.userId)), pushKey: publicKey }
  })
  api.on(endpoints.changeNoticeSettings, async ({ me, body }) => {
    await limits.consume('noticeSettingsPerHour', me.userId)
    await changeNoticeSettings(db, me.userId, body)
    return null
  })
  api.on(endpoints.subscribePush, async ({ me, body }) => {
    await limits.consume('pushPerHour', me.userId)
    await subscribePush(db, me, body)
    return null
  })
  api.on(endpoints.endPush, async ({ me, body }) => {
    await limits.consume('pushPerHour', me.userId)
    await endPush(db, me.userId, body.endpoint)
    return null
  })
}

/** Fails with `invalid` when it does not say which. */
function seenOf({ about, id }: NoticeReading): Seen {
  if (about === 'followers') return { types: ['follower'] }
  if (id === undefined) fail('invalid', { field: 'id', message: 'choiceRequired' })
  if (about === 'all') return { until: id }
  return about === 'car' ? { carId: id } : { id }
}
