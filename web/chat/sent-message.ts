import { type Message } from '../../contract/message.ts'
import { messageEndpoints } from '../../contract/message-endpoints.ts'
import { call } from '../api.ts'
import { type Kind } from '../outbox.ts'
import { queryClient } from '../query-client.ts'
import { serverNow } from '../server-clock.ts'
import { like } from '../stored-value.ts'
import { addMessage, conversationWith } from './chat-queries.ts'

/** Messages to a person, shown with the time by the server's clock until the server's is known. */
export const message: Kind<Omit<Message, 'timestamp'>> = {
  name: 'message',
  isContent: like({ content: '' }),
  async send({ to, content, key }) {
    const { name, isHeld } = await call(messageEndpoints.createMessage, {
      body: {
        sendTo: to,
        content: content.content,
        about: content.about,
        replyTo: content.replyTo,
        photos: content.photos?.map(({ address }) => address),
      },
      key,
    })
    if (isHeld) return queryClient.invalidateQueries({ queryKey: ['held', to] })
    const known = queryClient.getQueryData(conversationWith.query(to).queryKey)
    if (!known?.some(({ id }) => id === name)) addMessage(to, { ...content, id: name, timestamp: serverNow() })
  },
}
