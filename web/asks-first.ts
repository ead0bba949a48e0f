import { CallError } from './call-error.ts'

/** Whether a call was refused until the person has confirmed that it is them. */
export function asksFirst(error: unknown): boolean {
  return error instanceof CallError && (error.code === 'confirmFirst' || error.code === 'secondFactorRequired')
}
