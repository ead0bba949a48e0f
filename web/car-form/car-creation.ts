import { type NewCar } from '../../contract/car.ts'
import { carName } from '../../contract/shown-car.ts'
import { carEndpoints } from '../../contract/car-endpoints.ts'
import { call, newKey } from '../api.ts'
import { CallError, sentenceOf } from '../call-error.ts'
import { writeDraft } from '../drafts.ts'
import { outbox, type Item, type Kind } from '../outbox.ts'
import { href } from '../router/address.ts'
import { navigate } from '../router/navigate.ts'
import { mayStoreFor, readSession } from '../session.ts'
import { texts } from '../texts.ts'
import { createPageStore } from '../ui/store.ts'
import { showToast } from '../ui/toast.tsx'
import { noteOwnCreation, showNewestCars } from '../car-parts/car-list-cache.ts'
import { publishedOffer } from '../car-parts/published-offer.ts'
import { forgetPosts } from '../car-parts/offer-queries.ts'
import { carBody, isStoredForm, type StoredForm } from './car-form-values.ts'

/** A form that is becoming an offer. It belongs to no component, because its page is left at once. */
export interface Creation {
  /** Resolves once all chosen photos are uploaded. */
  photos: Promise<unknown>
  /** The form with the photos uploaded so far. */
  form: () => StoredForm
  onPublished: () => void
}

/** A form that could not be published and will be given back. */
interface FailedCreation {
  userId: string
  form: StoredForm
  reason: string
}

/** Counts the requests for the failed form, which replaces the page's form each time. */
export const formRequests = createPageStore(0)

/** Forms that wait for their last photos. */
let waiting = 0
let failed: FailedCreation | null = null
/**
 * What was last sent without success, as JSON. It may have succeeded without an answer, so a retry uses the same key.
 */
let lastTry: { key: string; body: string } | null = null

/** The form that could not be published and was not given back yet. */
export function failedCreation(): FailedCreation | null {
  return failed?.userId === readSession()?.userId ? failed : null
}

/** Whether the stored form is being published. */
export function isAwaitingPhotos(): boolean {
  return waiting > 0
}

/** Forgets the failed form once it is on the page again. */
export function forgetFailure(): void {
  failed = null
}

/** Offers that are being created. This continues after the page unloads and reports its result. */
export const offer = {
  name: 'offer',
  isContent: isStoredForm,
  async send({ content, key, by }: Item<StoredForm>) {
    const body = bodyOf(content)
    noteOwnCreation(key)
    lastTry = { key, body: JSON.stringify(body) }
    const { name } = await call(carEndpoints.createCar, { body, key, keepalive: true })
    lastTry = null
    publishedOffer.set(name)
    // The home page shows a card instead.
    if (location.pathname !== href('home')) sayPublished(name, carName(body))
    forgetPosts(by)
    void showNewestCars().catch(() => {})
  },
  takeBack({ by, content: form }: Pick<Item<StoredForm>, 'by' | 'content'>, error: unknown) {
    writeDraft('draft:add-car', form)
    // Whoever publishes it after that means another offer.
    if (error instanceof CallError && error.code === 'keyReused') lastTry = null
    failed = { userId: by, form, reason: reasonOf(error) }
    const onPress = () => {
      formRequests.set(formRequests.get() + 1)
      void navigate(href('addCar'))
    }
    showToast({ text: texts.carForm.notPublished, action: { label: texts.carForm.openForm, onPress }, isLasting: true })
  },
} satisfies Kind<StoredForm>

/** Creates the offer in the background. The owner may log out while photos upload. */
export async function publish({ photos, form, onPublished }: Creation): Promise<void> {
  const by = readSession()?.userId ?? ''
  try {
    await arrivalOf(photos)
  } catch (error) {
    if (mayStoreFor(by)) offer.takeBack({ by, content: form() }, error)
    return
  }
  if (readSession()?.userId !== by) return
  const content = form()
  const body = JSON.stringify(bodyOf(content))
  const key = lastTry?.body === body ? lastTry.key : newKey()
  outbox().add(offer, { to: key, content, key, onArrival: onPublished })
  writeDraft('draft:add-car', null)
}

function sayPublished(themeId: string, car: string): void {
  const onPress = () => void navigate(href('car', { themeId }))
  showToast({ text: texts.carForm.published(car), action: { label: texts.carForm.showOffer, onPress } })
}

/** The form's schema has checked the form. */
function bodyOf(form: StoredForm): NewCar {
  return { ...carBody(form, form.photos), shots: form.shots } as NewCar
}

/** Waits for the last photos. A file cannot outlive the page, so leaving it asks for confirmation. */
async function arrivalOf(photos: Promise<unknown>): Promise<void> {
  waiting++
  window.addEventListener('beforeunload', askToStay)
  try {
    await photos
  } finally {
    waiting--
    if (waiting === 0) window.removeEventListener('beforeunload', askToStay)
  }
}

function askToStay(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

function reasonOf(error: unknown): string {
  if (error instanceof CallError && error.status === 401) return texts.carForm.sessionEnded
  return error instanceof CallError && error.code === 'offline' ? texts.carForm.connectionLost : sentenceOf(error)
}
