import { photoAddress, photoIdOf } from '../../contract/photo.ts'
import { type Shot } from '../../contract/shots.ts'
import { newKey } from '../api.ts'
import { CallError, sentenceOf } from '../call-error.ts'
import { onceReachable } from '../live.ts'
import { texts } from '../texts.ts'
import { createPageStore, useStore } from '../ui/store.ts'
import { retryWhenBusy } from './retry-when-busy.ts'
import { uploadPhoto } from './photo-upload.ts'
import { sendablePhoto } from './sendable-photo.ts'

/** A photo of a form. Forms hold its key; the photo lives here, because its upload outlives the form. */
export interface Photo {
  readonly key: string
  /** Address of the picture while it is in the form. */
  readonly preview: string
  readonly state: 'waiting' | 'shrinking' | 'uploading' | 'uploaded' | 'failed'
  /** Uploaded part, 0 to 1. */
  readonly progress: number
  /** Its address once it is uploaded. */
  readonly address: string | null
  /** Why it failed, for the screen. */
  readonly sentence: string | null
  /** False for a file that can never be used. */
  readonly canRetry: boolean
  /** The person's caption. */
  readonly shot: Shot | null
}

interface Upload {
  file: File
  stop: AbortController
  done: PromiseWithResolvers<string>
}

/** The server accepts two uploads of a person at a time. */
const uploadsAtOnce = 2

const uploads = new Map<string, Upload>()
const waiting: string[] = []
/** A new map at every change, so that components notice it. */
const chosen = createPageStore<ReadonlyMap<string, Photo>>(new Map())
let running = 0

/** Adds files and starts to upload them. Returns their keys. `shot` is the caption of all of them. */
export function choosePhotos(files: readonly File[], shot: Shot | null = null): string[] {
  return files.map((file) => {
    const key = newKey()
    put({ key, preview: URL.createObjectURL(file), shot, ...fresh })
    begin(key, file)
    return key
  })
}

/** Adds a photo that was uploaded earlier. Its preview is its own address unless another is given. */
export function chooseUploaded(address: string, { preview, shot = null }: Partial<Photo> = {}): string {
  const key = newKey()
  const id = photoIdOf(address)
  const shownFrom = preview ?? (id === null ? address : photoAddress(id, 480))
  put({ key, preview: shownFrom, state: 'uploaded', progress: 1, address, sentence: null, canRetry: false, shot })
  return key
}

export function retryPhoto(key: string): void {
  const upload = uploads.get(key)
  if (!upload || chosen.get().get(key)?.state !== 'failed') return
  change(key, fresh)
  begin(key, upload.file)
}

/** Stops the photo's upload and removes it. */
export function dropPhoto(key: string): void {
  uploads.get(key)?.stop.abort()
  const preview = chosen.get().get(key)?.preview
  if (preview?.startsWith('blob:')) URL.revokeObjectURL(preview)
  uploads.delete(key)
  chosen.set(new Map([...chosen.get()].filter(([known]) => known !== key)))
}

/** Whether this page still has all these photos. */
export function areKnown(keys: readonly string[]): boolean {
  return keys.every((key) => chosen.get().has(key))
}

/** The addresses of the uploaded ones, in order. */
export function uploadedAddresses(keys: readonly string[]): string[] {
  return keys.flatMap((key) => chosen.get().get(key)?.address ?? [])
}

/** Sets the caption of a photo. */
export function captionPhoto(key: string, shot: Shot | null): void {
  change(key, { shot })
}

/** The captions of the uploaded photos, by address. */
export function shotsByAddress(keys: readonly string[]): Record<string, Shot> {
  const captions = keys.flatMap((key) => {
    const { address = null, shot = null } = chosen.get().get(key) ?? {}
    return address === null || shot === null ? [] : [[address, shot] as const]
  })
  return Object.fromEntries(captions)
}

/**
 * Waits for all uploads and returns the addresses in order. A photo that had failed before is left out, because its
 * owner has seen it; one that fails now rejects.
 */
export async function awaitAddresses(keys: readonly string[]): Promise<string[]> {
  const addresses = await Promise.all(
    keys.map(async (key) => {
      const photo = chosen.get().get(key)
      if (!photo || photo.state === 'failed') return null
      return photo.address ?? uploads.get(key)?.done.promise ?? null
    }),
  )
  return addresses.filter((address) => address !== null)
}

export function usePhotos(keys: readonly string[]): Photo[] {
  const all = useStore(chosen)
  return keys.flatMap((key) => all.get(key) ?? [])
}

/** Calls `listener` whenever a photo changes. Returns how to stop. */
export function onPhotosChange(listener: () => void): () => void {
  return chosen.subscribe(listener)
}

const fresh = { state: 'waiting', progress: 0, address: null, sentence: null, canRetry: true } as const

function begin(key: string, file: File): void {
  const done = Promise.withResolvers<string>()
  // The photo shows its failure; only a form that waits for it receives the error.
  done.promise.catch(() => {})
  uploads.set(key, { file, stop: new AbortController(), done })
  waiting.push(key)
  runNext()
}

function runNext(): void {
  if (running >= uploadsAtOnce) return
  const key = waiting.shift()
  if (key === undefined) return
  running++
  void run(key).finally(() => {
    running--
    runNext()
  })
  runNext()
}

async function run(key: string): Promise<void> {
  const upload = uploads.get(key)
  if (!upload) return
  try {
    change(key, { state: 'shrinking' })
    const file = await sendablePhoto(upload.file)
    change(key, { state: 'uploading' })
    const { signal } = upload.stop
    const { address } = await retryWhenBusy(
      () => uploadPhoto(file, (part) => change(key, { progress: part }), signal),
      signal,
    )
    change(key, { state: 'uploaded', progress: 1, address })
    upload.done.resolve(address)
  } catch (error) {
    change(key, { state: 'failed', sentence: resume(key, error) ?? sentenceOf(error), canRetry: isPassing(error) })
    upload.done.reject(error)
  }
}

/** Resumes a photo when the connection returns or a limit ends; returns the sentence that says so. */
function resume(key: string, error: unknown): string | undefined {
  if (!(error instanceof CallError)) return undefined
  const { code, status, retryAfterSeconds: seconds } = error
  if (code === 'offline') {
    onceReachable(() => retryPhoto(key))
    return texts.photos.resumesOnline
  }
  if (status !== 429 || seconds === undefined) return undefined
  setTimeout(() => retryPhoto(key), seconds * 1000)
  return texts.photos.resumesAt(texts.live.moment(Date.now() + seconds * 1000))
}

/** Whether the same file may succeed at another time. */
function isPassing(error: unknown): boolean {
  return error instanceof CallError && ([0, 401, 429].includes(error.status) || error.status >= 500)
}

function put(photo: Photo): void {
  chosen.set(new Map(chosen.get()).set(photo.key, photo))
}

/** Changes a photo unless it was removed. */
function change(key: string, changes: Partial<Photo>): void {
  const photo = chosen.get().get(key)
  if (photo) put({ ...photo, ...changes })
}
