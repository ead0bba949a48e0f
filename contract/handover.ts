/**
 * Digits of a code, ms for which it holds, wrong tries after which it is void; hours before and after the confirmed time
 * in which people can confirm that they met; days for what they say of each other.
 */
export const handoverLimits = {
  digits: 6,
  codeMs: 10 * 60 * 1000,
  tries: 5,
  hoursBefore: 12,
  hoursAfter: 48,
  answerDays: 14,
} as const

const hourMs = 60 * 60 * 1000

/** What two people who met say of each other; nothing of what was paid (decision 109). */
export const metFacts = ['asDescribed', 'onTime', 'papersReady', 'keptWord', 'dealAgain'] as const
/** One of it. */
export type MetFact = (typeof metFacts)[number]
/** The answers; what does not apply is left out. */
export type MetAnswers = { [Fact in MetFact]?: boolean }

/** The code of a meeting, as one of the two people shows it to the other. */
export interface HandoverCode {
  /** Six digits. */
  code: string
  /** Epoch ms. */
  expiresAt: number
}

/** A meeting that both people confirmed. */
export interface Handover {
  /** Epoch ms. */
  metAt: number
  /** When the seller said that this buyer bought the car; absent before. */
  soldAt?: number
  /** Who has answered about the other. */
  answered: ('seller' | 'buyer')[]
  /** What each says of the other; absent until both have answered or 14 days have passed. */
  says?: { seller?: MetAnswers; buyer?: MetAnswers }
}

/** How often others said yes to a fact of a person, and how many answered. */
export type FactCounts = { [Fact in MetFact]?: readonly [yes: number, answered: number] }

/** Whether the two people of a viewing can confirm now that they met. */
export function isMeetingTime({ state, at }: { state: string; at?: number }, now: number): boolean {
  if (at === undefined || state === 'cancelled' || state === 'proposed') return false
  return now >= at - handoverLimits.hoursBefore * hourMs && now <= at + handoverLimits.hoursAfter * hourMs
}

/** Until when the two people answer about each other. Epoch ms. */
export function answersUntil(metAt: number): number {
  return metAt + handoverLimits.answerDays * 24 * hourMs
}

/** The digits of a typed code: spaces and hyphens do not count; `null` if it is none. */
export function readHandoverCode(typed: string): string | null {
  const digits = typed.replaceAll(/[\s-]/gu, '')
  return /^\d{6}$/.test(digits) ? digits : null
}
