import { type Address } from './authorization-address.ts'

const push = { endpoint: 'https://push.example/1', p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }

/** The rows about what people are notified of. */
export const noticeAddresses: Address[] = [
  { at: 'notices.json', GET: ['listNotices', 'people'] },
  { at: 'unread-notices.json', GET: ['countNotices', 'people'] },
  // Nobody in the test's world has unread ones; `notices.test.ts` has the neighbours' rows.
  { at: 'notices-read.json', PUT: ['readNotices', 'people', { about: 'followers' }] },
  {
    at: 'notice-settings.json',
    GET: ['getNoticeSettings', 'people'],
    PUT: ['changeNoticeSettings', 'people', { quietHours: null }, ['noticeSettings']],
  },
  { at: 'push-subscriptions.json', PUT: ['subscribePush', 'people', push, ['pushSubscriptions']] },
  { at: 'push-subscriptions-end.json', POST: ['endPush', 'people', { endpoint: push.endpoint }] },
]
