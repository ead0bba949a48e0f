import { endpoints } from '../../contract/endpoints.ts'
import { createdTogether } from '../db/created-together.ts'
import { fail } from '../errors.ts'
import { type Api } from '../serve.ts'
import { type Services } from '../services.ts'
import { mapOfWindow } from '../wire/window-map.ts'
import { Addressees } from './addressees.ts'
import { watchMessages } from './message-watch.ts'
import { createMessages, findParticipants, listMessages, type Mailbox, type NewMessage } from './message-store.ts'

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
  const created = createdTogether((messages: NewMessage[], options) => createMessages(db, messages, options))
  api.on(endpoints.createMessage, async ({ me, body, key }) => {
    await limits.spend('messagePerMinute', me.userId)
    const { sendTo, content } = body
    const recipientId = await addressees.idOf(sendTo, me)
    // Who answers writes to nobody new.
    if (!(await addressees.haveConversed(me.userId, recipientId))) await limits.spend('newRecipientPerHour', me.userId)
    const { id } = await created.take({ userId: me.userId, recipientId, sendTo, content, key })
    return { name: id }
  })
}

function mailboxOf(userId: string, other: string | undefined): Mailbox {
  return other === undefined ? { of: userId } : { of: userId, with: other }
}
