import { errorStatus, type ErrorCode } from '../../contract/errors.ts'
import { type MessageId, type ReportMessageId } from '../../contract/messages.ts'
import { errors } from '../../contract/texts/en/errors.ts'

/** Details of an error beyond its row. */
export interface ErrorDetails {
  /** The invalid field by its name on the wire. */
  field?: string
  /** The broken rule, when the code's own sentence is too general. */
  message?: MessageId | ReportMessageId | undefined
  /** An English sentence for developers, about a call that no page makes. */
  sentence?: string
  /** A moderator's reason. */
  reason?: string
  /** The path of the page on which a decision can be contested. */
  appeal?: string | undefined
  retryAfterSeconds?: number
}

/** An error of the product: a row of `contract/errors.ts`. Its sentence is said in the caller's language. */
export class ProductError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.sentence ?? errors[code])
    this.name = 'ProductError'
    this.code = code
    this.details = details
  }

  get status(): number {
    return errorStatus[this.code]
  }
}

/** Ends the call with an error of the product. */
export function fail(code: ErrorCode, details?: ErrorDetails): never {
  throw new ProductError(code, details)
}
