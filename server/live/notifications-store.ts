import { Client } from 'pg'
import { carryBy } from '../db/announcements.ts'
import { channel, notifyCarrier, readRow, type Notification } from '../db/announcement-carriers.ts'
import { type Database } from '../db/database.ts'
import { type Ear } from './ear.ts'

/** How long until a lost connection is tried again, in ms: the product is back within two seconds of the database. */
const retryMs = 250
/** A connection over which nothing can be asked any more is found within this, in ms. */
const proofEveryMs = 5000
const answerMs = 2000

/**
 * PostgreSQL: listens on a connection of its own. When it breaks, another one is opened, and whoever listens is told of
 * the gap. Answers the function that ends it.
 */
export async function hearNotifications(db: Database, url: string, ear: Ear): Promise<() => Promise<void>> {
  const listener = new NotificationListener(db, url, ear)
  await listener.connect()
  carryBy(db, { ...notifyCarrier, afterCommit: (announcements) => ear.committed(announcements) })
  return async () => {
    carryBy(db, notifyCarrier)
    await listener.stop()
  }
}

class NotificationListener {
  readonly #db: Database
  readonly #url: string
  readonly #ear: Ear
  #client: Client | undefined
  #isStopped = false
  #proof: NodeJS.Timeout | undefined
  /** Rows are read one after the other, so that announcements stay in the order of commits. */
  #work = Promise.resolve()

  constructor(db: Database, url: string, ear: Ear) {
    this.#db = db
    this.#url = url
    this.#ear = ear
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
    this.#ear.hearing(true)
    client.once('end', () => this.#lose(client))
    this.#proof = setInterval(() => {
      client.query('select 1').catch(() => this.#lose(client))
    }, proofEveryMs).unref()
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    this.#ear.hearing(false)
    clearInterval(this.#proof)
    await this.#client?.end().catch(() => {})
  }

  #receive(payload: string): void {
    this.#work = this.#work
      .then(() => this.#hear(JSON.parse(payload) as Notification))
      .catch((error: unknown) => {
        // What could not be read is missed: whoever listens looks anew.
        this.#ear.onError(error)
        this.#ear.gap()
      })
  }

  async #hear(notification: Notification): Promise<void> {
    const announcements = 'row' in notification ? [await readRow(this.#db, notification.row)] : notification
    for (const announcement of announcements) if (announcement) this.#ear.hear(announcement)
  }

  #lose(client: Client): void {
    if (client !== this.#client) return
    this.#client = undefined
    this.#ear.hearing(false)
    clearInterval(this.#proof)
    // One that hangs would wait for an answer to its farewell.
    client.connection.stream.destroy()
    if (!this.#isStopped) void this.#reconnect()
  }

  async #reconnect(): Promise<void> {
    while (!this.#isStopped) {
      try {
        await this.connect()
        return this.#ear.gap()
      } catch {
        await new Promise((resolve) => setTimeout(resolve, retryMs))
      }
    }
  }
}
