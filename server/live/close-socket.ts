import { type WebSocket } from 'ws'

/** Ms for the closing handshake, for which a stop of the server waits. */
const closingMs = 2000

/** Closes a connection with a handshake, and cuts it when the other end does not respond. */
export function closeSocket(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, reason)
  setTimeout(() => socket.terminate(), closingMs).unref()
}
