import { type FastifyInstance } from 'fastify'
import { createApp } from '../app.ts'
import { tokenKey } from '../auth/secrets.ts'
import { readConfig } from '../config/config.ts'
import { openDatabase, type Database } from '../db/database.ts'
import { write } from '../db/write.ts'
import { migrate } from '../db/migrations/migrate.ts'
import { storePlace } from '../db/store-place.ts'
import { noLimits, type RateLimits } from '../limits/rate-limits.ts'
import { publish } from '../events/publish.ts'
import { Hub } from '../events/hub.ts'
import { createMetrics, type Metrics } from '../operations/metrics.ts'
import { checkAnswer } from './answer-check.ts'
import { atEnd } from './at-end.ts'
import { makeTemporaryPlace } from './temporary-place.ts'

/** A server for one test file, and what stands behind it. */
export interface TestApp {
  app: FastifyInstance
  db: Database
  hub: Hub
  metrics: Metrics
  dataDir: string
  databaseUrl: string | undefined
  tokenKey: Buffer
}

/** What a server of tests is opened with. */
export interface ToOpen {
  limits?: RateLimits
  /** Settings. */
  env?: Record<string, string>
  /** The folder of the built pages. */
  pages?: string
}

/** The whole server on an empty store of its own, gone after the test file. */
export async function openTestApp({ limits = noLimits, env, ...options }: ToOpen = {}): Promise<TestApp> {
  const place = await makeTemporaryPlace({ isMigrated: true })
  const { dataDir, databaseUrl } = place
  const key = await tokenKey(dataDir)
  const db = openDatabase(storePlace(place))
  await migrate(db)
  const hub = new Hub()
  const config = readConfig({ ...place.settings, DEMO: '0', ...env })
  const metrics = createMetrics()
  const app = await createApp({ config, db, hub, limits, metrics, tokenKey: key }, { isQuiet: true, ...options })
  atEnd(async () => {
    await app.close()
    await db.destroy()
    await place.remove()
  })
  return { app, db, hub, metrics, dataDir, databaseUrl, tokenKey: key }
}

/** Empties the store between tests. */
export async function emptyStore(db: Database): Promise<void> {
  await write(db, async (tx) => {
    const deals = ['priceOffers', 'viewings', 'handovers', 'handoverCodes'] as const
    const ofSite = ['sponsors', 'announcements', 'dailyCounts', 'savedAnswers', 'siteSettings'] as const
    for (const table of ['messages', 'users', ...deals, 'cases', ...ofSite] as const)
      await tx.deleteFrom(table).execute()
    // Rows went without a word to the search index: it reads all anew.
    await tx.deleteFrom('carChanges').execute()
    await tx
      .updateTable('totals')
      .set((eb) => ({ count: 0, version: eb('version', '+', 1) }))
      .execute()
    publish(tx, ['offers', 'identities', 'people', 'sponsors'], { kind: 'kindChanged' })
  })
}

/** An answer as a test looks at it. */
export interface Answer {
  status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads what it expects; what is not there fails it
  body: any
  text: string
  headers: Record<string, string | string[] | number | undefined>
}

interface Call {
  as?: { token: string }
  body?: unknown
  headers?: Record<string, string>
}

/**
 * Makes a call as a client would: `call(app, 'POST cars.json', { as: alice, body: buildCar() })`. Fails when the answer
 * is none that the document of calls describes.
 */
export async function call(app: FastifyInstance, line: string, { as, body, headers }: Call = {}): Promise<Answer> {
  const [method = 'GET', path = ''] = line.split(' ')
  const url = `/api/${path}${as ? `${path.includes('?') ? '&' : '?'}auth=${encodeURIComponent(as.token)}` : ''}`
  const payload =
    body === undefined ? undefined : typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body)
  const response = await app.inject({
    method: method as 'GET',
    url,
    headers: { ...(payload !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(payload !== undefined && { payload }),
  })
  checkAnswer({ method: headers?.['x-http-method-override'] ?? method, url, response })
  const isJson = String(response.headers['content-type']).startsWith('application/json')
  return {
    status: response.statusCode,
    body: isJson && response.body ? response.json() : null,
    text: response.body,
    headers: response.headers,
  }
}
