import { endpoints } from '../../contract/endpoints.ts'
import { type Api } from '../api/serve.ts'
import { type Services } from '../api/services.ts'
import { searchTextLength } from '../../contract/limits.ts'
import { isKey } from '../db/push-id.ts'
import { fail } from '../lib/errors.ts'
import {
  archiveConversation,
  countUnread,
  findConversation,
  listConversations,
  markRead,
  markUnread,
} from './conversation-store.ts'
import { searchConversations } from './conversation-search-store.ts'
import { tellTyping } from './marks-store.ts'

/** A person's conversations: the inbox, what of it is unread, and its archive (decision 76). */
export function conversationRoutes(api: Api, { db, limits }: Services): void {
  api.on(endpoints.listConversations, ({ me, extra: { before, archived, unread } }) => {
    if (before !== undefined && !isKey(before)) fail('badQuery', { field: 'before' })
    if (archived !== undefined && archived !== 'yes') fail('badQuery', { field: 'archived' })
    if (unread !== undefined && unread !== 'yes') fail('badQuery', { field: 'unread' })
    return listConversations(db, me.userId, { before, isArchived: archived === 'yes', isUnread: unread === 'yes' })
  })
  api.on(endpoints.searchConversations, async ({ me, extra: { q = '', before } }) => {
    if (q.length > searchTextLength) fail('badQuery', { field: 'q' })
    if (before !== undefined && !isKey(before)) fail('badQuery', { field: 'before' })
    await limits.consume('conversationSearchPerMinute', me.userId)
    return searchConversations(db, me.userId, { text: q, before })
  })
  api.on(endpoints.getConversation, ({ me, params }) => findConversation(db, me.userId, params.id))
  api.on(endpoints.markRead, async ({ me, params, body }) => {
    await markRead(db, me.userId, { otherId: params.id, until: body.until })
    return null
  })
  api.on(endpoints.archiveConversation, async ({ me, params, body }) => {
    await archiveConversation(db, me.userId, { otherId: params.id, isArchived: body.isArchived })
    return null
  })
  api.on(endpoints.markUnread, async ({ me, params, body }) => {
    await markUnread(db, me.userId, { otherId: params.id, isUnread: body.isUnread })
    return null
  })
  api.on(endpoints.tellTyping, async ({ me, params, body }) => {
    await limits.consume('typingPerMinute', me.userId)
    await tellTyping(db, { userId: me.userId, otherId: params.id, isTyping: body.isTyping })
    return null
  })
  api.on(endpoints.countUnread, async ({ me }) => ({ messages: await countUnread(db, me.userId) }))
}
