import { type ErrorCode } from '../contract/errors.ts'
import { texts } from './texts.ts'

/** Seconds from which a refusal says when it ends. */
const longWaitSeconds = 60

/** A failed call. `sentence` is for the screen; the code `offline` means that no answer came. */
export class CallError extends Error {
  readonly status: number
  readonly code: ErrorCode | 'offline'
  readonly sentence: string
  readonly field: string | undefined
  readonly retryAfterSeconds: number | undefined
  /** Where a suspension can be contested. */
  readonly appeal: string | undefined

  constructor(about: {
    status: number
    code: ErrorCode | 'offline'
    sentence: string
    field?: string | undefined
    retryAfterSeconds?: number | undefined
    appeal?: string | undefined
  }) {
    super(about.sentence)
    this.name = 'CallError'
    this.status = about.status
    this.code = about.code
    this.sentence = about.sentence
    this.field = about.field
    this.retryAfterSeconds = about.retryAfterSeconds
    this.appeal = about.appeal
  }
}

export function offlineError(): CallError {
  return new CallError({ status: 0, code: 'offline', sentence: texts.live.offline })
}

/** The error of an answer with this status and body. The body of a proxy's page is not shown. */
export function callErrorOf(status: number, body: string, retryAfter: string | null): CallError {
  const known = errorIn(body)
  const fallback = status === 502 || status === 503 || status === 504 ? 'busy' : 'internal'
  const seconds = Number(retryAfter)
  return new CallError({
    status,
    code: known.code ?? fallback,
    // The answer's sentence begins with the field's wire name, which people do not know.
    sentence: (known.error?.replace(`${known.field}: `, '') ?? texts.pageErrors[fallback]) + againFrom(status, seconds),
    field: known.field,
    appeal: known.appeal,
    retryAfterSeconds: retryAfter && Number.isFinite(seconds) ? seconds : undefined,
  })
}

/** When a limit ends, if that is too long to wait for at the screen. */
function againFrom(status: number, seconds: number): string {
  return status === 429 && seconds >= longWaitSeconds ? ` ${texts.live.againFrom(Date.now() + seconds * 1000)}` : ''
}

/** Whether the same call would probably succeed in a moment. Waits of more than five seconds are left to the person. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof CallError)) return false
  return error.code === 'offline' || (error.status === 503 && (error.retryAfterSeconds ?? 0) <= 5)
}

/**
 * Ms that a refusal asks to wait, with a random extra, so that those who were refused together do not come back together;
 * undefined when it says none.
 */
export function askedWaitMs(error: unknown): number | undefined {
  if (!(error instanceof CallError) || (error.status !== 429 && error.status !== 503)) return undefined
  const { retryAfterSeconds: seconds } = error
  return seconds === undefined ? undefined : (seconds + Math.random() * Math.max(1, seconds / 2)) * 1000
}

/** Whether only the connection is missing. A file that fails to load throws any kind of error. */
export function isOffline(error: unknown): boolean {
  return error instanceof CallError ? error.code === 'offline' : !navigator.onLine
}

/** The sentence to show for any thrown error. */
export function sentenceOf(error: unknown): string {
  if (isOffline(error)) return texts.live.offline
  return error instanceof CallError ? error.sentence : texts.pageErrors.internal
}

function errorIn(body: string): { error?: string; code?: ErrorCode; field?: string; appeal?: string } {
  try {
    const known: unknown = JSON.parse(body)
    if (typeof known !== 'object' || known === null) return {}
    const { error, code, field, appeal } = known as Record<string, unknown>
    return {
      ...(typeof error === 'string' && { error }),
      ...(typeof code === 'string' && { code: code as ErrorCode }),
      ...(typeof field === 'string' && { field }),
      ...(typeof appeal === 'string' && { appeal }),
    }
  } catch {
    return {}
  }
}
