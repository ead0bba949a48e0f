import { CallError } from '../call-error.ts'
import { type CarFormValues } from './car-form-values.ts'

/** The offer was changed elsewhere while its form was open. Nothing is saved; the person checks the form again. */
export class ChangedElsewhere extends CallError {
  /** The form with typed values and the changes made elsewhere alone. */
  readonly values: CarFormValues

  constructor(sentence: string, values: CarFormValues) {
    super({ status: 412, code: 'changedMeanwhile', sentence })
    this.name = 'ChangedElsewhere'
    this.values = values
  }
}
