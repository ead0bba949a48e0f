import { carEndpoints } from '../../contract/car-endpoints.ts'
import { messageEndpoints } from '../../contract/message-endpoints.ts'
import { call } from '../api.ts'
import { sendUnsent, type Send } from '../outbox.ts'
import { readSession } from '../session.ts'

/** Sends the messages and comments that were written without a connection, whatever screen is open. */
export function sendAllUnsent(): void {
  const session = readSession()
  if (session) sendUnsent(session.userId, sendTo)
}

function sendTo(name: string): Send | undefined {
  const [kind, id = ''] = name.split(':')
  if (kind === 'chat') {
    return async (content, key) =>
      void (await call(messageEndpoints.createMessage, { body: { sendTo: id, content }, key }))
  }
  if (kind === 'comment') {
    return async (comments, key) =>
      void (await call(carEndpoints.createComment, { params: { id }, body: { comments }, key }))
  }
  return undefined
}
