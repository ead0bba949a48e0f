import { errors, type ErrorCode } from '../contract/errors.ts'

/** What an error says beyond its row. */
export interface ErrorDetails {
  /** The field that is wrong, by its name on the wire. */
  field?: string
  /** What is wrong with it, when the row's own sentence is not enough. */
  sentence?: string
  retryAfterSeconds?: number
}

/** An error that the product knows: a row of `contract/errors.ts`. */
export class ProductError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.sentence ?? errors[code].sentence)
    this.name = 'ProductError'
    this.code = code
    this.details = details
  }

  get status(): number {
    return errors[this.code].status
  }

  /** The body of the answer: `{"error": sentence, "code", "field"?}`; the sentence names the field. */
  get body(): { error: string; code: ErrorCode; field?: string } {
    const { field } = this.details
    return { error: field ? `${field}: ${this.message}` : this.message, code: this.code, ...(field && { field }) }
  }
}

/** Ends the call with an error that the product knows. */
export function fail(code: ErrorCode, details?: ErrorDetails): never {
  throw new ProductError(code, details)
}
