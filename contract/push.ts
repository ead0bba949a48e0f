import * as z from 'zod/mini'
import { rule } from './rule.ts'

const endpoint = z
  .string({ error: 'choiceRequired' })
  .check(rule((address: string) => address.length <= 1000 && isPushAddress(address), 'choiceRequired'))

/** The rules of subscribing a browser to pushes: what its push service gave, in base64url. */
export const newPushSubscriptionSchema = z.object({
  endpoint,
  p256dh: z.string({ error: 'choiceRequired' }).check(rule(isBase64Url(87), 'choiceRequired')),
  auth: z.string({ error: 'choiceRequired' }).check(rule(isBase64Url(22), 'choiceRequired')),
})
/** The body of subscribing a browser to pushes. */
export type NewPushSubscription = z.infer<typeof newPushSubscriptionSchema>

/** The rules of ending pushes to an address. */
export const pushEndSchema = z.object({ endpoint })
/** The body of ending pushes to an address. */
export type PushEnd = z.infer<typeof pushEndSchema>

/** What a push carries: a line and where it leads; `tag` is the same for one subject, so that only one is shown. */
export interface PushPayload {
  title: string
  body: string
  path: string
  tag: string
  /** Epoch ms of the last happening, by which one that is sent again is told from a new one. */
  at: number
}

/** Push services have names, and the port of https. */
function isPushAddress(address: string): boolean {
  return /^https:\/\/(?:[a-z\d-]+\.)+[a-z]{2,}\/[!-~]*$/i.test(address)
}

function isBase64Url(length: number): (text: string) => boolean {
  return (text) => text.replace(/=+$/, '').length === length && /^[\w-]+=*$/.test(text)
}
