import { serviceWorkerAddress } from '../../contract/app-shell.ts'
import { noticeEndpoints } from '../../contract/notice-endpoints.ts'
import { call } from '../api.ts'
import { readSession } from '../session.ts'
import { browserStorage } from '../storage.ts'
import { texts } from '../texts.ts'
import { trustedWorkerAddress } from '../worker-address.ts'
import { isPushOn, pushOwnerKey } from './notice-queries.ts'

/** Pushes in this browser: `denied` is the browser's own setting, which only the person can change there. */
export type PushState = 'impossible' | 'denied' | 'off' | 'on'

/** Whether this browser receives pushes for the person who is logged in. */
export async function pushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'impossible'
  if (Notification.permission === 'denied') return 'denied'
  return isPushOn() && Notification.permission === 'granted' && (await subscription()) ? 'on' : 'off'
}

/** Asks for permission and subscribes this browser. Fails as the browser or the call does. */
export async function turnPushOn(pushKey: string): Promise<PushState> {
  if ((await Notification.requestPermission()) === 'granted') {
    await send(await subscribe(pushKey))
    browserStorage.set(pushOwnerKey, readSession()?.userId ?? '')
  }
  return pushState()
}

/** Ends pushes to this browser. */
export async function turnPushOff(): Promise<PushState> {
  browserStorage.remove(pushOwnerKey)
  const known = await subscription()
  if (known) {
    await call(noticeEndpoints.endPush, { body: { endpoint: known.endpoint } })
    await known.unsubscribe()
  }
  return pushState()
}

let renewing: Promise<void> | undefined

/** Tells the server of the present subscription, which browsers renew or drop without a word, or which has another key. */
export function renewPush(): Promise<void> {
  renewing ??= renew().finally(() => {
    renewing = undefined
  })
  return renewing
}

async function renew(): Promise<void> {
  if (!isPushOn() || Notification.permission !== 'granted') return
  const { pushKey } = await call(noticeEndpoints.getNoticeSettings)
  const known = await subscription()
  if (known && !hasKey(known, pushKey)) await known.unsubscribe()
  await send(await subscribe(pushKey))
}

/** Closes notifications of this browser whose notice was read here or elsewhere. */
export async function closeReadPushes(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  const shown = (await registration?.getNotifications()) ?? []
  if (shown.length === 0) return
  const { notices } = await call(noticeEndpoints.listNotices, { query: {} })
  const unread = new Set(notices.filter(({ isRead }) => !isRead).map(({ id }) => id))
  for (const one of shown) if (!unread.has(one.tag)) one.close()
}

async function subscribe(pushKey: string): Promise<PushSubscription> {
  const { serviceWorker } = navigator
  await serviceWorker.register(trustedWorkerAddress(serviceWorkerAddress(texts.language.tag)))
  const { pushManager } = await serviceWorker.ready
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey })
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

async function send(given: PushSubscription): Promise<void> {
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = given.toJSON()
  await call(noticeEndpoints.subscribePush, { body: { endpoint: endpoint ?? '', p256dh, auth } })
}

function hasKey({ options }: PushSubscription, pushKey: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer())
  const text = btoa(String.fromCodePoint(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === pushKey
}
