/** The sentences of errors that a page says of itself, when no answer of ours came. */
export const pageErrors = {
  internal: 'Something went wrong on our side. Please try again.',
  busy: 'The service is busy. Please try again in a moment.',
}
