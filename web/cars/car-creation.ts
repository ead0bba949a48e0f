import { type NewCar } from '../../contract/car.ts'
import { carName } from '../../contract/shown-car.ts'
import { carEndpoints } from '../../contract/car-endpoints.ts'
import { call, newKey } from '../api.ts'
import { CallError, sentenceOf } from '../call-error.ts'
import { draftKeys, readDraft, writeDraft } from '../drafts.ts'
import { href } from '../router/address.ts'
import { navigate } from '../router/navigate.ts'
import { readSession } from '../session.ts'
import { texts } from '../texts.ts'
import { showToast } from '../ui/toast.tsx'
import { carBody, formOfCar, type CarFormValues, type StoredForm } from './car-form-values.ts'
import { showNewestCars } from './car-list-cache.ts'
import { forgetPosts } from './offer-queries.ts'
import { noteOwnCreation } from './own-creations.ts'

/** A filled form on its way to be an offer. It belongs to no component: the form's page is left at once. */
export interface Creation {
  values: CarFormValues
  /** The addresses of the chosen photos, once all are uploaded. */
  addresses: Promise<string[]>
  /** The form with the photos that are uploaded by now. */
  uploadedSoFar: () => StoredForm
  /** The offer has the photos: the form needs them no more. */
  dropPhotos: () => void
}

/** A form that could not be published, to be given back as it was. */
export interface FailedCreation {
  userId: string
  /** With the keys of photos if this page has them still, else with addresses. */
  values: CarFormValues | StoredForm
  holdsKeys: boolean
  uploaded: number
  reason: string
}

const formWanted = new Set<() => void>()
/** How many forms wait for their last photos. */
let waiting = 0
let failed: FailedCreation | null = null
/** What was sent last without success, as JSON. It may have succeeded unheard. */
let lastTry: { key: string; body: string } | null = null

/** The form that could not be published and has not been given back yet. */
export function failedCreation(): FailedCreation | null {
  return failed?.userId === readSession()?.userId ? failed : null
}

/** Is the stored form one that is being published? */
export function isAwaitingPhotos(): boolean {
  return waiting > 0
}

/** The form stands on the page again. */
export function forgetFailure(): void {
  failed = null
}

/** Calls `listener` when a person wants the failed form back. */
export function onFormWanted(listener: () => void): () => void {
  formWanted.add(listener)
  return () => formWanted.delete(listener)
}

/** Creates the offer in the background, also beyond the page's unloading, and tells how it went. */
export async function publish({ values, addresses, uploadedSoFar, dropPhotos }: Creation): Promise<void> {
  const userId = readSession()?.userId ?? ''
  // While photos are on their way its owner may log out.
  const isOwnerHere = () => readSession()?.userId === userId
  try {
    // The form's schema has checked it.
    const body = { ...carBody(values, await arrivalOf(addresses)), shots: uploadedSoFar().shots } as NewCar
    if (!isOwnerHere()) return
    const key = keyFor(body)
    writeDraft(`draft:publishing:${key}`, body)
    writeDraft('draft:add-car', null)
    await create(key, body)
    dropPhotos()
  } catch (error) {
    if (!isOwnerHere()) return
    const uploaded = uploadedSoFar()
    writeDraft('draft:add-car', uploaded)
    tellFailure({ userId, values, holdsKeys: true, uploaded: uploaded.photos.length, reason: reasonOf(error) })
  }
}

/** Waits for the last photos. A file cannot outlive the page: leaving it meanwhile is asked about. */
async function arrivalOf(addresses: Promise<string[]>): Promise<string[]> {
  waiting++
  window.addEventListener('beforeunload', askToStay)
  try {
    return await addresses
  } finally {
    waiting--
    if (waiting === 0) window.removeEventListener('beforeunload', askToStay)
  }
}

function askToStay(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

/** Sends again what was on its way when the page was left; the key sees to it that it becomes one offer only. */
export async function resumePublishing(): Promise<void> {
  const userId = readSession()?.userId
  if (userId === undefined) return
  for (const draftKey of draftKeys('draft:publishing:')) {
    const body = readDraft<NewCar>(draftKey)
    if (!body) continue
    await create(draftKey.slice('draft:publishing:'.length), body).catch((error: unknown) => {
      const values = formOfCar(body)
      writeDraft('draft:add-car', values)
      tellFailure({ userId, values, holdsKeys: false, uploaded: values.photos.length, reason: reasonOf(error) })
    })
  }
}

/** The same offer sent again is under its first key still. */
function keyFor(body: NewCar): string {
  return lastTry?.body === JSON.stringify(body) ? lastTry.key : newKey()
}

async function create(key: string, body: NewCar): Promise<void> {
  noteOwnCreation(key)
  lastTry = { key, body: JSON.stringify(body) }
  try {
    const { name } = await call(carEndpoints.createCar, { body, key, keepalive: true })
    lastTry = null
    showToast({
      text: texts.carForm.published(carName(body)),
      action: { label: texts.carForm.showOffer, onPress: () => void navigate(href('car', { themeId: name })) },
    })
  } finally {
    writeDraft(`draft:publishing:${key}`, null)
  }
  const userId = readSession()?.userId
  if (userId !== undefined) forgetPosts(userId)
  await showNewestCars().catch(() => {})
}

function tellFailure(failure: FailedCreation): void {
  failed = failure
  const onPress = () => {
    for (const listener of formWanted) listener()
    void navigate(href('addCar'))
  }
  showToast({ text: texts.carForm.notPublished, action: { label: texts.carForm.openForm, onPress }, isLasting: true })
}

function reasonOf(error: unknown): string {
  return error instanceof CallError && error.code === 'offline' ? texts.carForm.connectionLost : sentenceOf(error)
}
