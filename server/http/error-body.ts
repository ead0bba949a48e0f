import { type ErrorCode } from '../../contract/errors.ts'
import { type ProductError } from '../lib/errors.ts'
import { type Texts } from '../texts/texts.ts'

/** The body of an error's answer: `{"error": sentence, "code", "field"?, "appeal"?}`; the sentence names the field. */
export function errorBody(
  error: ProductError,
  texts: Texts,
): { error: string; code: ErrorCode; field?: string; appeal?: string } {
  const { field, appeal } = error.details
  const sentence = sentenceOf(error, texts)
  return {
    error: field ? `${field}: ${sentence}` : sentence,
    code: error.code,
    ...(field && { field }),
    ...(appeal && { appeal }),
  }
}

function sentenceOf({ code, details: { message, reason, sentence } }: ProductError, texts: Texts): string {
  if (message !== undefined) return { ...texts.messages, ...texts.reportMessages }[message]
  if (reason !== undefined) return texts.refusals.suspended(reason)
  return sentence ?? texts.errors[code]
}
