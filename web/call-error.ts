import { basicErrors } from '../contract/basic-errors.ts'
import { type ErrorCode } from '../contract/errors.ts'
import { texts } from './texts.ts'

/** A call that failed: `sentence` is for the screen. `offline` says that no answer came at all. */
export class CallError extends Error {
  readonly status: number
  readonly code: ErrorCode | 'offline'
  readonly sentence: string
  readonly field: string | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(about: {
    status: number
    code: ErrorCode | 'offline'
    sentence: string
    field?: string | undefined
    retryAfterSeconds?: number | undefined
  }) {
    super(about.sentence)
    this.name = 'CallError'
    this.status = about.status
    this.code = about.code
    this.sentence = about.sentence
    this.field = about.field
    this.retryAfterSeconds = about.retryAfterSeconds
  }
}

export function offlineError(): CallError {
  return new CallError({ status: 0, code: 'offline', sentence: texts.live.offline })
}

/** The error that an answer of this status and body stands for. Bodies of strangers (a proxy's page) are not shown. */
export function callErrorOf(status: number, body: string, retryAfter: string | null): CallError {
  const said = saidIn(body)
  const unsaid = status === 502 || status === 503 || status === 504 ? 'busy' : 'internal'
  const seconds = Number(retryAfter)
  return new CallError({
    status,
    code: said.code ?? unsaid,
    // The answer's own sentence begins with the field's name on the wire, which is none for people.
    sentence: said.error?.replace(`${said.field}: `, '') ?? basicErrors[unsaid].sentence,
    field: said.field,
    retryAfterSeconds: retryAfter && Number.isFinite(seconds) ? seconds : undefined,
  })
}

/** Would the same call probably work in a moment? A wait of more than five seconds is for the person to decide. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof CallError)) return false
  return error.code === 'offline' || (error.status === 503 && (error.retryAfterSeconds ?? 0) <= 5)
}

/** The sentence to show for whatever was thrown. */
export function sentenceOf(error: unknown): string {
  return error instanceof CallError ? error.sentence : basicErrors.internal.sentence
}

function saidIn(body: string): { error?: string; code?: ErrorCode; field?: string } {
  try {
    const said: unknown = JSON.parse(body)
    if (typeof said !== 'object' || said === null) return {}
    const { error, code, field } = said as Record<string, unknown>
    return {
      ...(typeof error === 'string' && { error }),
      ...(typeof code === 'string' && { code: code as ErrorCode }),
      ...(typeof field === 'string' && { field }),
    }
  } catch {
    return {}
  }
}
