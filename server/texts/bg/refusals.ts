import { errors } from '../../../contract/texts/bg/errors.ts'
import type { refusals as english } from '../en/refusals.ts'

/** Reasons of refusals that the error's own sentence does not give. */
export const refusals: typeof english = {
  // ${errors.accountSuspended} Reason: ${reason}
  suspended: (reason: string) => `${errors.accountSuspended} Причина: ${reason}`,
}
