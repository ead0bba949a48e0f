import { type Load } from './measure.ts'
import { type MeasuredProduct } from './measured-product.ts'
import { type Reporting } from './subjects/process.ts'

/** The calls that are measured. */
export const callNames = [
  ...(['list', 'pages', 'one', 'another', 'people', 'filters', 'counts'] as const),
  ...(['comment', 'message', 'login', 'offer'] as const),
] as const

export type CallName = (typeof callNames)[number]

/** One of those who do the same work, and how it is asked for it. */
export interface Contender {
  name: string
  calls: Partial<Record<CallName, Load>>
  live: Live
  process: Reporting
  /** How another process of it is started on the same store; it is asked for one car. */
  start: { file: string; settings: Record<string, string> }
}

/** Where live connections open, what a client says there, and the call that all of them hear of. */
export interface Live {
  url: string
  /** Said one after the other, half a second apart. */
  greetings: string[]
  tell: Load
}

const jsonHeaders = { 'content-type': 'application/json' }
/** What is commented on an offer, and written to somebody. */
export const comment = { comments: 'Is it still there?' }
/** As many as call at once to log in: a hash takes a core. */
export const loginConnections = 4

/** A message as those know it who have no rules about it. */
export function message({ me }: MeasuredProduct): object {
  return { senderId: me.userId, recipientId: me.userId, content: comment.comments, timestamp: Date.now() }
}

/** A call that sends a value. */
export function posted(url: string, value: object): Load {
  return { url, method: 'POST', body: JSON.stringify(value), headers: jsonHeaders }
}

/** A call that logs in. */
export function login(url: string, credentials: object | string): Load {
  const body = typeof credentials === 'string' ? credentials : JSON.stringify(credentials)
  return { url, method: 'POST', body, headers: jsonHeaders, connections: loginConnections }
}

/** The same address for a WebSocket. */
export function webSocket(address: string): string {
  return address.replace('http', 'ws')
}

/** The same question of many values, in turn. */
export function asking<T>(url: string, values: readonly T[], pathOf: (value: T) => string): Load {
  return { url, paths: values.map(pathOf) }
}

/**
 * Values in an order in which those that follow each other are far apart, so that pages which begin there have nothing in
 * common.
 */
export function scattered<T>(values: readonly T[]): T[] {
  const step = 1009
  if (values.length % step === 0) throw new Error('Some values would be left out.')
  return values.map((_value, at) => values.at((at * step) % values.length) as T)
}
