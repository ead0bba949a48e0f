import type { pageErrors as english } from '../en/page-errors.ts'

/** The sentences of errors that a page says of itself, when no answer of ours came. */
export const pageErrors: typeof english = {
  // Something went wrong on our side. Please try again.
  internal: 'Нещо при нас се обърка. Моля, опитайте отново.',
  // The service is busy. Please try again in a moment.
  busy: 'В момента сме претоварени. Моля, опитайте отново след малко.',
}
