import { nothing, says, type Endpoint } from './endpoint.ts'
import { type NoticePage } from './notice.ts'
import { type NoticeSettings, type NoticeSettingsChange } from './notice-choices.ts'
import { type PushEnd, type NewPushSubscription } from './push.ts'
import { type NoticeReading } from './notice-reading.ts'

/** What a person is notified of. */
export const noticeEndpoints = {
  listNotices: {
    kind: 'node',
    method: 'GET',
    path: '/notices',
    access: 'user',
    query: { before: 'text' },
    summary: "One's notices of the last 90 days, newest first, a page of 30",
    reply: says<NoticePage>('{notices, next}'),
    errors: ['badQuery'],
  },
  countNotices: {
    kind: 'node',
    method: 'GET',
    path: '/unread-notices',
    access: 'user',
    summary: 'Unread notices, of which more than 99 are answered as 100, and whether any is still to be pushed',
    reply: says<{ notices: number; arePushed: boolean }>('{notices, arePushed}'),
    errors: [],
  },
  readNotices: {
    kind: 'node',
    method: 'PUT',
    path: '/notices-read',
    access: 'user',
    summary: 'Say which notices one has seen: all until one, one, those about an offer, or those of new followers',
    body: says<NoticeReading>('{about, id?}'),
    reply: nothing,
    errors: ['invalid'],
  },
  getNoticeSettings: {
    kind: 'node',
    method: 'GET',
    path: '/notice-settings',
    access: 'user',
    summary: 'How one is notified of each type, when one is not, and the key for pushes',
    reply: says<NoticeSettings>('{choices, quietHours, pushKey}'),
    errors: [],
  },
  changeNoticeSettings: {
    kind: 'node',
    method: 'PUT',
    path: '/notice-settings',
    access: 'user',
    summary: 'Choose how one is notified of types, and when one is not; what is absent does not change',
    body: says<NoticeSettingsChange>('{choices?, quietHours?}'),
    reply: nothing,
    errors: ['invalid'],
  },
  subscribePush: {
    kind: 'node',
    method: 'PUT',
    path: '/push-subscriptions',
    access: 'user',
    summary: 'Have pushes sent to this browser as long as the session lasts; a known address gets new keys',
    body: says<NewPushSubscription>('{endpoint, p256dh, auth}'),
    reply: nothing,
    errors: ['invalid'],
  },
  endPush: {
    kind: 'node',
    method: 'POST',
    path: '/push-subscriptions-end',
    access: 'user',
    summary: 'Have no pushes sent to an address any more',
    body: says<PushEnd>('{endpoint}'),
    reply: nothing,
    errors: ['invalid'],
  },
} as const satisfies Record<string, Endpoint>
