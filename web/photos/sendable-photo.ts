import { errorStatus } from '../../contract/errors.ts'
import { CallError } from '../call-error.ts'
import { texts } from '../texts.ts'
import { faultOf } from './photo-check.ts'
import { shrinkPhoto } from './shrink-photo.ts'

/** The file to send in place of a chosen one: smaller if it is large. Throws `CallError` when it is no photo that is taken. */
export async function sendablePhoto(chosen: File): Promise<Blob> {
  const file = await shrinkPhoto(chosen)
  const fault = await faultOf(chosen, file)
  if (fault) throw new CallError({ status: errorStatus[fault], code: fault, sentence: texts.photoErrors[fault] })
  return file
}
