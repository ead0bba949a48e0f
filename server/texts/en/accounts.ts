import { errors } from '../../../contract/errors.ts'

/** What is said at the login. */
export const accounts = {
  suspended: (reason: string) => `${errors.accountSuspended.sentence} Reason: ${reason}`,
}
