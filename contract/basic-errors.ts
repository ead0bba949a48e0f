/** Errors of callers who are not logged in. */
export const signedOutErrors = {
  loginRequired: { status: 401, sentence: 'Please log in.' },
  badToken: { status: 401, sentence: 'Could not parse auth token.' },
  tokenExpired: { status: 401, sentence: 'Auth token is expired' },
} as const

/** Errors that a page names by itself where an answer says nothing. */
export const basicErrors = {
  internal: { status: 500, sentence: 'Something went wrong on our side. Please try again.' },
  busy: { status: 503, sentence: 'The service is busy. Please try again in a moment.' },
} as const
