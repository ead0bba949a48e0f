import { Client } from 'pg'
import { setTransport } from '../db/transaction.ts'
import { channel, notifyTransport, readRow, type Notification } from '../db/event-transports.ts'
import { type Database } from '../db/database.ts'
import { type EventReceiver } from './event-receiver.ts'

/** Ms between reconnect attempts, so that the product is back within two seconds of the database. */
const retryMs = 250
/** Ms within which a dead connection is noticed. */
const proofEveryMs = 5000
const answerMs = 2000

/**
 * PostgreSQL: listens on its own connection. When that breaks, it reconnects and tells listeners that events may have
 * been missed. Returns the function that stops it.
 */
export async function listenToNotifications(
  db: Database,
  url: string,
  receiver: EventReceiver,
): Promise<() => Promise<void>> {
  const listener = new NotificationListener(db, url, receiver)
  await listener.connect()
  setTransport(db, { ...notifyTransport, afterCommit: (announcements) => receiver.onCommit(announcements) })
  return async () => {
    setTransport(db, notifyTransport)
    await listener.stop()
  }
}

class NotificationListener {
  readonly #db: Database
  readonly #url: string
  readonly #receiver: EventReceiver
  #client: Client | undefined
  #isStopped = false
  #proof: NodeJS.Timeout | undefined
  /** Rows are read one after another, so that announcements stay in the order of commits. */
  #work = Promise.resolve()

  constructor(db: Database, url: string, receiver: EventReceiver) {
    this.#db = db
    this.#url = url
    this.#receiver = receiver
  }

  async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.#url,
      application_name: 'volan live',
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
      keepAlive: true,
    })
    client.on('error', () => {})
    client.on('notification', ({ payload = '' }) => this.#receive(payload))
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
    } catch (error) {
      await client.end().catch(() => {})
      throw error
    }
    this.#client = client
    this.#receiver.setListening(true)
    client.once('end', () => this.#lose(client))
    this.#proof = setInterval(() => {
      client.query('select 1').catch(() => this.#lose(client))
    }, proofEveryMs).unref()
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    this.#receiver.setListening(false)
    clearInterval(this.#proof)
    await this.#client?.end().catch(() => {})
  }

  #receive(payload: string): void {
    this.#work = this.#work
      .then(() => this.#handle(JSON.parse(payload) as Notification))
      .catch((error: unknown) => {
        // The announcement is lost, so listeners must read again.
        this.#receiver.onError(error)
        this.#receiver.resync()
      })
  }

  async #handle(notification: Notification): Promise<void> {
    const announcements = 'row' in notification ? [await readRow(this.#db, notification.row)] : notification
    for (const announcement of announcements) if (announcement) this.#receiver.receive(announcement)
  }

  #lose(client: Client): void {
    if (client !== this.#client) return
    this.#client = undefined
    this.#receiver.setListening(false)
    clearInterval(this.#proof)
    // A hanging connection would never confirm its end.
    client.connection.stream.destroy()
    if (!this.#isStopped) void this.#reconnect()
  }

  async #reconnect(): Promise<void> {
    while (!this.#isStopped) {
      try {
        await this.connect()
        return this.#receiver.resync()
      } catch {
        await new Promise((resolve) => setTimeout(resolve, retryMs))
      }
    }
  }
}
