import { errors } from '../../../contract/texts/en/errors.ts'

/** Reasons of refusals that the error's own sentence does not give. */
export const refusals = {
  suspended: (reason: string) => `${errors.accountSuspended} Reason: ${reason}`,
}
