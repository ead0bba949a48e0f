import webPush from 'web-push'
import { noticePath } from '../../contract/notice.ts'
import { type PushPayload } from '../../contract/push.ts'
import { type Currency } from '../../contract/facts.ts'
import { type Language } from '../../contract/language.ts'
import { appName } from '../../contract/titles.ts'
import { type Database } from '../db/database.ts'
import { type NoticeTable, type PushKeyTable, type PushSubscriptionTable } from '../db/notice-tables.ts'
import { ClosedAddressError, openNetwork, requestPublic, type PublicNetwork } from '../lib/public-request.ts'
import { tellInWords } from './notice-words.ts'
import { dropSubscription, pushKeys, settlePush, subscriptionsFor, takePushes } from './push-store.ts'

const timeoutMs = 10_000
/** Seconds for which a push service keeps a push for a browser that is away. */
const ttlSeconds = 24 * 60 * 60
const retryMs = 5 * 60 * 1000
/** Ms after which a push that could not be sent is dropped. */
const staleMs = 24 * 60 * 60 * 1000

/** Answers by which a push service says that a subscription is over, or made with other keys. */
const deadStatuses = new Set([401, 403, 404, 410])

/** What pushes need of the operator's settings. */
export interface PushSite {
  /** Whom push services may tell of trouble: `https:` or `mailto:`. */
  subject: string
  firstCurrency: Currency
  /** Of people who chose none. */
  defaultLanguage: Language
}

/** Sends the pushes that are due to all browsers of their people; answers whether there were any. */
export async function sendPushes(
  db: Database,
  site: PushSite,
  { now = Date.now(), network = openNetwork }: { now?: number; network?: PublicNetwork } = {},
): Promise<boolean> {
  const notices = await takePushes(db, now)
  if (notices.length === 0) return false
  const keys = await pushKeys(db)
  await Promise.all(notices.map((notice) => pushNotice(db, notice, { site, keys, now, network })))
  return true
}

interface Sending {
  site: PushSite
  keys: PushKeyTable
  now: number
  network: PublicNetwork
}

async function pushNotice(db: Database, notice: NoticeTable, sending: Sending): Promise<void> {
  const { site, now } = sending
  const told = await tellInWords(db, notice, site)
  const subscriptions = told ? await subscriptionsFor(db, notice, now) : []
  const payload: PushPayload | undefined = told && {
    title: appName,
    body: told.line,
    path: noticePath(told.notice),
    tag: notice.id,
    at: notice.at,
  }
  const sent = await Promise.all(subscriptions.map((one) => pushTo(db, one, { ...sending, payload: payload! })))
  // Browsers that have it would show it again and again.
  const endpoints = subscriptions.flatMap(({ endpoint }, each) => (sent[each] === 'later' ? [endpoint] : []))
  const isRetried = endpoints.length > 0 && now - notice.at < staleMs
  await settlePush(db, notice, isRetried ? { at: now + retryMs, endpoints } : null)
}

/** Sends a push to one browser; `later` when its push service asks for that, or is away. */
async function pushTo(
  db: Database,
  subscription: PushSubscriptionTable,
  { site, keys, payload, network }: Sending & { payload: PushPayload },
): Promise<'sent' | 'dropped' | 'later'> {
  const { endpoint, p256dh, auth } = subscription
  try {
    const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
      vapidDetails: { subject: site.subject, publicKey: keys.publicKey, privateKey: keys.privateKey },
      TTL: ttlSeconds,
      topic: payload.tag.slice(0, 32),
      contentEncoding: 'aes128gcm',
    })
    const answer = await requestPublic(new URL(endpoint), network, {
      method: 'POST',
      headers: request.headers,
      body: request.body,
      signal: AbortSignal.timeout(timeoutMs),
    })
    answer.destroy()
    const status = answer.statusCode ?? 0
    if (deadStatuses.has(status)) {
      await dropSubscription(db, subscription)
      return 'dropped'
    }
    return status >= 200 && status < 300 ? 'sent' : 'later'
  } catch (error) {
    if (!(error instanceof ClosedAddressError)) return 'later'
    await dropSubscription(db, subscription)
    return 'dropped'
  }
}
