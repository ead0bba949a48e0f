import { screenEndpoints } from '../../contract/screen-endpoints.ts'
import { type UploadedPhoto } from '../../contract/photo.ts'
import { addressOf, withToken } from '../api.ts'
import { callErrorOf, CallError, offlineError } from '../call-error.ts'
import { freshToken, renewToken } from '../token.ts'

const patienceMs = 180_000

/** Sends one file and answers its address. `onProgress` hears what part has gone, 0 to 1. Throws `CallError`. */
export async function uploadPhoto(
  file: Blob,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<UploadedPhoto> {
  const token = await freshToken()
  try {
    return await send(file, token, onProgress, signal)
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 401 || token === null) throw error
    return send(file, await renewToken(token), onProgress, signal)
  }
}

/** By XMLHttpRequest, because `fetch` does not tell how far an upload has come. */
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
    request.timeout = patienceMs
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
