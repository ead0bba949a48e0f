import { basicErrors, signedOutErrors } from './basic-errors.ts'
import { photoErrors } from './photo-errors.ts'

/**
 * Every error the product knows: its HTTP status and the sentence for people (specification 8).
 * The body of an error answer is `{"error": sentence, "code": code, "field"?: name}`; from status 500 also the
 * `requestId` by which the operator finds it in the log.
 */
export const errors = {
  ...signedOutErrors,
  ...basicErrors,
  ...photoErrors,
  invalid: { status: 400, sentence: 'That is not valid.' },
  badJson: { status: 400, sentence: "Invalid data; couldn't parse JSON object, array, or value." },
  badQuery: { status: 400, sentence: 'That query is not valid.' },
  badKey: { status: 400, sentence: 'That path holds a key that is not allowed.' },
  selfMessage: { status: 400, sentence: 'You cannot write a message to yourself.' },
  selfFollow: { status: 400, sentence: 'You cannot follow yourself.' },
  unknownRecipient: { status: 400, sentence: 'There is no account with this email.' },
  unknownPhoto: { status: 400, sentence: 'A photo is not known here. Upload it again.' },
  loginFailed: { status: 400, sentence: 'Incorrect Email or Password!' },
  wrongPassword: { status: 400, sentence: 'The current password is not right.' },
  recoveryFailed: { status: 400, sentence: 'Email and recovery code do not belong together.' },
  resetFailed: { status: 400, sentence: 'This link has been used or is older than 30 minutes. Ask for a new one.' },
  mailOff: { status: 400, sentence: 'This site sends no mail. Use your recovery code.' },
  archiveGone: { status: 404, sentence: 'This link has been used or is too old.' },
  searchGone: { status: 404, sentence: 'This saved search is not there any more.' },
  savedFull: { status: 409, sentence: 'You have saved 50 cars. Let go of one first.' },
  searchesFull: { status: 409, sentence: 'You have saved 20 searches. Delete one first.' },
  exclusionsFull: { status: 409, sentence: 'You leave out 500 things already. Let one in first.' },
  emailTaken: { status: 409, sentence: 'Email already exist! Please enter valid Email! ' },
  accountSuspended: { status: 403, sentence: 'This account is suspended.' },
  notYours: { status: 403, sentence: 'Permission denied' },
  foreignOrigin: { status: 403, sentence: 'This call is answered to pages of this site only.' },
  notFound: { status: 404, sentence: 'There is nothing at this address.' },
  carGone: { status: 404, sentence: 'This offer is not there any more.' },
  notAllowed: { status: 405, sentence: 'This address does not take that method.' },
  changedMeanwhile: { status: 412, sentence: 'It was changed meanwhile.' },
  tooLarge: { status: 413, sentence: 'That is too large: 64 kB at most.' },
  wrongMediaType: { status: 415, sentence: 'Send JSON.' },
  tooManyTries: { status: 429, sentence: 'Too many tries. Please wait a little and try again.' },
  tooManyRequests: { status: 429, sentence: 'That was a lot at once. Please wait a little and try again.' },
  stopping: { status: 503, sentence: 'The service is restarting. Please try again in a moment.' },
} as const

/** The code of an error, as clients see it. */
export type ErrorCode = keyof typeof errors
