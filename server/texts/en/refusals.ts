import { errors } from '../../../contract/errors.ts'

/** Why something is refused, where the sentence of the error alone does not say it. */
export const refusals = {
  suspended: (reason: string) => `${errors.accountSuspended.sentence} Reason: ${reason}`,
  character: 'A text holds a character that cannot be stored',
}
