import { useSyncExternalStore } from 'react'
import { photoErrors } from '../../contract/photo-errors.ts'
import { photoAddress, photoIdOf } from '../../contract/photo.ts'
import { type Shot } from '../../contract/shots.ts'
import { newKey } from '../api.ts'
import { CallError, sentenceOf } from '../call-error.ts'
import { patiently } from './patiently.ts'
import { faultOf } from './photo-check.ts'
import { uploadPhoto } from './photo-upload.ts'
import { shrinkPhoto } from './shrink-photo.ts'

/** A photo of a form. Forms hold keys; the photo itself lives here, because its upload outlives the form. */
export interface Photo {
  readonly key: string
  /** Where to show it from while it is in the form. */
  readonly preview: string
  readonly state: 'waiting' | 'shrinking' | 'uploading' | 'uploaded' | 'failed'
  /** What part has been sent, 0 to 1. */
  readonly progress: number
  /** Its address once it is uploaded. */
  readonly address: string | null
  /** Why it failed, for the screen. */
  readonly sentence: string | null
  /** A file that can never be used is only removed. */
  readonly canRetry: boolean
  /** What it shows, as the person says. */
  readonly shot: Shot | null
}

interface Upload {
  file: File
  stop: AbortController
  done: PromiseWithResolvers<string>
}

/** The server takes two uploads of a person at a time. */
const uploadsAtOnce = 2

const uploads = new Map<string, Upload>()
const waiting: string[] = []
const listeners = new Set<() => void>()
/** A new map at every change, so that components see that it is another. */
let chosen: ReadonlyMap<string, Photo> = new Map()
let running = 0

/** Takes files into the store and begins to upload them. Answers their keys. */
export function choosePhotos(files: readonly File[]): string[] {
  return files.map((file) => {
    const key = newKey()
    put({ key, preview: URL.createObjectURL(file), shot: null, ...fresh })
    begin(key, file)
    return key
  })
}

/** A photo that has been uploaded before. Its preview is its own address unless another is given. */
export function chooseUploaded(address: string, { preview, shot = null }: Partial<Photo> = {}): string {
  const key = newKey()
  const id = photoIdOf(address)
  const shownFrom = preview ?? (id === null ? address : photoAddress(id, 480))
  put({ key, preview: shownFrom, state: 'uploaded', progress: 1, address, sentence: null, canRetry: false, shot })
  return key
}

export function retryPhoto(key: string): void {
  const upload = uploads.get(key)
  if (!upload || chosen.get(key)?.state !== 'failed') return
  change(key, fresh)
  begin(key, upload.file)
}

/** Ends the photo's upload and lets go of it. */
export function dropPhoto(key: string): void {
  uploads.get(key)?.stop.abort()
  const preview = chosen.get(key)?.preview
  if (preview?.startsWith('blob:')) URL.revokeObjectURL(preview)
  uploads.delete(key)
  setChosen(new Map([...chosen].filter(([known]) => known !== key)))
}

/** The addresses of those that are uploaded now, in order. */
export function uploadedAddresses(keys: readonly string[]): string[] {
  return keys.flatMap((key) => chosen.get(key)?.address ?? [])
}

/** Says what a photo shows. */
export function captionPhoto(key: string, shot: Shot | null): void {
  change(key, { shot })
}

/** What the uploaded ones show, by address. */
export function shotsByAddress(keys: readonly string[]): Record<string, Shot> {
  const said = keys.flatMap((key) => {
    const { address = null, shot = null } = chosen.get(key) ?? {}
    return address === null || shot === null ? [] : [[address, shot] as const]
  })
  return Object.fromEntries(said)
}

/**
 * The addresses of all these photos once their uploads have ended, in order. A photo that has failed already stays
 * out (its owner has seen it); one that fails now makes this fail.
 */
export async function awaitAddresses(keys: readonly string[]): Promise<string[]> {
  const addresses = await Promise.all(
    keys.map(async (key) => {
      const photo = chosen.get(key)
      if (!photo || photo.state === 'failed') return null
      return photo.address ?? uploads.get(key)?.done.promise ?? null
    }),
  )
  return addresses.filter((address) => address !== null)
}

export function usePhotos(keys: readonly string[]): Photo[] {
  const all = useSyncExternalStore(onPhotosChange, () => chosen)
  return keys.flatMap((key) => all.get(key) ?? [])
}

/** Calls `listener` whenever a photo changes. Answers how to stop. */
export function onPhotosChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const fresh = { state: 'waiting', progress: 0, address: null, sentence: null, canRetry: true } as const

function begin(key: string, file: File): void {
  const done = Promise.withResolvers<string>()
  // A failure is shown on the photo; only a form that waits for it hears it as an error.
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
    const file = await shrinkPhoto(upload.file)
    const fault = await faultOf(upload.file, file)
    if (fault) throw new CallError({ ...photoErrors[fault], code: fault })
    change(key, { state: 'uploading' })
    const { signal } = upload.stop
    const { address } = await patiently(
      () => uploadPhoto(file, (part) => change(key, { progress: part }), signal),
      signal,
    )
    change(key, { state: 'uploaded', progress: 1, address })
    upload.done.resolve(address)
  } catch (error) {
    change(key, { state: 'failed', sentence: sentenceOf(error), canRetry: isPassing(error) })
    upload.done.reject(error)
  }
}

/** May the same file succeed at another time? */
function isPassing(error: unknown): boolean {
  return error instanceof CallError && (error.status === 0 || error.status === 429 || error.status >= 500)
}

function put(photo: Photo): void {
  setChosen(new Map(chosen).set(photo.key, photo))
}

/** Nothing happens to a photo that has been dropped. */
function change(key: string, changes: Partial<Photo>): void {
  const photo = chosen.get(key)
  if (photo) put({ ...photo, ...changes })
}

function setChosen(next: ReadonlyMap<string, Photo>): void {
  chosen = next
  for (const listener of listeners) listener()
}
