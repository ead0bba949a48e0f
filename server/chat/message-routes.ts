import { endpoints } from '../../contract/endpoints.ts'
import { searchTextLength } from '../../contract/limits.ts'
import { isKey } from '../db/push-id.ts'
import { fail } from '../lib/errors.ts'
import { type Api } from '../api/serve.ts'
import { type Services } from '../api/services.ts'
import { mapOfWindow } from '../http/window-map.ts'
import { limitBeginning, limitUnanswered } from '../limits/unanswered-store.ts'
import { Addressees } from './addressees.ts'
import { listHeld, withdrawHeld } from './held-messages-store.ts'
import { watchMessages } from './message-watch.ts'
import { findParticipants, listMessages, type Mailbox } from './mailbox-store.ts'
import { deleteMessage, editMessage } from './message-change-store.ts'
import { searchMessages } from './message-search-store.ts'
import { createMessage } from './message-store.ts'

/** Messages between two people (specification 7, `decisions.md` 22). */
export function messageRoutes(api: Api, { db, hub, limits }: Services): void {
  api.on(
    endpoints.listMessages,
    ({ me, query, extra }) => {
      const mailbox = mailboxOf(me.userId, extra.with)
      return mapOfWindow(query, (part) => listMessages(db, mailbox, { query: part }))
    },
    {
      watch: ({ me, query, extra }) =>
        watchMessages(db, { of: me.userId, mailbox: mailboxOf(me.userId, extra.with), query }),
    },
  )

  api.on(endpoints.getMessage, async ({ me, params }) => {
    const participants = await findParticipants(db, params.id)
    if (!participants) return null
    if (!participants.includes(me.userId)) fail('notYours')
    const [entry] = await listMessages(db, { of: me.userId }, { query: {}, only: [params.id] })
    return entry?.[1] ?? null
  })

  const addressees = new Addressees({ db, hub })
  api.on(endpoints.createMessage, async ({ me, body, key, request: { ip } }) => {
    await limits.consume('messagePerMinute', me.userId)
    const { sendTo, ...rest } = body
    const recipientId = await addressees.idOf(sendTo, me)
    // An answer to somebody is not a new recipient.
    const sender = { ...me, ip }
    if (!(await addressees.haveConversed(me.userId, recipientId))) await limitBeginning(limits, sender, recipientId)
    await limitUnanswered({ db, limits }, sender, recipientId)
    return createMessage(db, { userId: me.userId, username: me.username, recipientId, sendTo, ...rest, key })
  })

  api.on(endpoints.listHeldMessages, ({ me, params }) => listHeld(db, me.userId, params.id))

  api.on(endpoints.withdrawHeldMessage, async ({ me, params }) => {
    await limits.consume('messagePerMinute', me.userId)
    await withdrawHeld(db, me.userId, params.id)
    return null
  })

  api.on(endpoints.searchMessages, async ({ me, extra: { q = '', before } }) => {
    if (q.length > searchTextLength) fail('badQuery', { field: 'q' })
    if (before !== undefined && !isKey(before)) fail('badQuery', { field: 'before' })
    await limits.consume('messageSearchPerMinute', me.userId)
    return searchMessages(db, me.userId, { text: q, before })
  })

  api.on(endpoints.editMessage, async ({ me, params, body }) => {
    await limits.consume('messagePerMinute', me.userId)
    await editMessage(db, { userId: me.userId, id: params.id }, { content: body.content, username: me.username })
    return null
  })

  api.on(endpoints.deleteMessage, async ({ me, params }) => {
    await limits.consume('messagePerMinute', me.userId)
    await deleteMessage(db, { userId: me.userId, id: params.id })
    return null
  })
}

function mailboxOf(userId: string, other: string | undefined): Mailbox {
  return other === undefined ? { of: userId } : { of: userId, with: other }
}
