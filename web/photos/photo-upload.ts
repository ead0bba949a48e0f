import { screenEndpoints } from '../../contract/screen-endpoints.ts'
import { type UploadedPhoto } from '../../contract/photo.ts'
import { addressOf, withToken } from '../api.ts'
import { asPerson } from '../as-person.ts'
import { callErrorOf, offlineError } from '../call-error.ts'

const timeoutMs = 180_000

/** Uploads a file and returns its address. `onProgress` receives the sent part, 0 to 1. Throws `CallError`. */
export function uploadPhoto(
  file: Blob,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<UploadedPhoto> {
  return asPerson(screenEndpoints.uploadPhoto, (token) => send(file, token, onProgress, signal))
}

/** Uses XMLHttpRequest, because `fetch` does not report upload progress. */
function send(
  file: Blob,
  token: string | null,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<UploadedPhoto> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(offlineError())
    const request = new XMLHttpRequest()
    request.open('POST', withToken(addressOf(screenEndpoints.uploadPhoto), token))
    request.setRequestHeader('content-type', file.type || 'application/octet-stream')
    request.timeout = timeoutMs
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / Math.max(total, 1)))
    request.addEventListener('load', () => {
      if (request.status === 200) resolve(JSON.parse(request.responseText) as UploadedPhoto)
      else reject(callErrorOf(request.status, request.responseText, request.getResponseHeader('retry-after')))
    })
    for (const end of ['error', 'timeout', 'abort']) request.addEventListener(end, () => reject(offlineError()))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}
