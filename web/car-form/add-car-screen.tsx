import { useEffect, useRef, useState } from 'react'
import { newCarSchema } from '../../contract/car.ts'
import { readDraft, useHeldForm, writeDraft } from '../drafts.ts'
import { awaitAddresses, dropPhoto, onPhotosChange } from '../photos/chosen-photos.ts'
import { PhotoPicker } from '../photos/photo-picker.tsx'
import { PhotoRow } from '../photos/photo-row.tsx'
import { photosAgain, storedPhotos } from '../photos/stored-photos.ts'
import { href } from '../router/address.ts'
import { navigate } from '../router/navigate.ts'
import { serverNow } from '../server-clock.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { currencyOrder } from '../ui/money.tsx'
import { Notice } from '../ui/notice.tsx'
import { useStore } from '../ui/store.ts'
import { showToast } from '../ui/toast.tsx'
import { failedCreation, forgetFailure, formRequests, isAwaitingPhotos, publish } from './car-creation.ts'
import { CarForm } from './car-form.tsx'
import {
  emptyCarForm,
  isEmptyForm,
  isStoredForm,
  storedFormLike,
  type CarFormValues,
  type StoredForm,
} from './car-form-values.ts'

/** /add-theme: goes to / at once while the offer is created (specification 2, `decisions.md` 14). */
export function AddCarScreen() {
  return <AddForm key={useStore(formRequests)} />
}

function AddForm() {
  const [{ values: initial, failure, begunAt }] = useState(begin)
  const [now] = useState(serverNow)
  const current = useRef(initial)

  useEffect(forgetFailure, [])
  // An upload that ends changes no field, but what a reload can restore.
  useEffect(() => onPhotosChange(() => keep(current.current, begunAt ?? now)), [begunAt, now])
  useHeldForm('draft:add-car', () => (isEmptyForm(current.current) ? null : storedForm(current.current)))

  function change(values: CarFormValues) {
    current.current = values
    keep(values, begunAt ?? now)
  }

  function submit(values: CarFormValues) {
    void publish({
      photos: awaitAddresses(values.photos),
      form: () => storedForm(values),
      onPublished: () => values.photos.forEach(dropPhoto),
    })
  }

  return (
    <CarForm
      title={texts.carForm.addTitle}
      submitText={texts.carForm.addSubmit}
      schema={newCarSchema}
      initial={initial}
      failure={failure}
      notice={begunAt !== undefined && <CameBack begunAt={begunAt} />}
      renderPhotos={(field) => <PhotoPicker {...field} />}
      renderPhotoRow={(keys) => <PhotoRow keys={keys} />}
      onChange={change}
      onSubmit={submit}
      onDone={() => void navigate(href('root'))}
    />
  )
}

/** Says when the restored form was begun, and empties it. */
function CameBack({ begunAt }: { begunAt: number }) {
  function empty() {
    const form = readDraft('draft:add-car', isStoredForm)
    startAgainWith(null)
    const onPress = () => {
      startAgainWith(form)
      void navigate(href('addCar'))
    }
    showToast({ text: texts.carForm.emptied, action: { label: texts.photos.undo, onPress } })
  }

  return (
    <Notice
      actions={
        <Button variant="secondary" size="small" onClick={empty}>
          {texts.carForm.empty}
        </Button>
      }
    >
      {texts.carForm.cameBack(new Date(begunAt))}
    </Notice>
  )
}

function startAgainWith(form: StoredForm | null): void {
  writeDraft('draft:add-car', form)
  formRequests.set(formRequests.get() + 1)
}

/** The form that could not be published, else the draft, else an empty form. */
function begin(): { values: CarFormValues; failure?: string; begunAt?: number } {
  const failed = failedCreation()
  const draft = isAwaitingPhotos() ? null : readDraft('draft:add-car', isStoredForm)
  if (!failed) return draft ? { values: withKeys(draft), begunAt: draft.begunAt ?? serverNow() } : { values: newForm() }
  const values = withKeys(failed.form)
  return {
    values,
    failure: texts.carForm.notPublishedBecause(failed.reason, failed.form.photos.length, values.photos.length),
  }
}

function newForm(): CarFormValues {
  return emptyCarForm(currencyOrder()[0])
}

function withKeys(form: StoredForm): CarFormValues {
  const { shots, photoKeys, begunAt: _begunAt, ...stored } = storedFormLike(form, newForm())
  return { ...stored, photos: photosAgain({ photos: stored.photos, shots, photoKeys }) }
}

function storedForm(values: CarFormValues): StoredForm {
  return { ...values, ...storedPhotos(values.photos) }
}

function keep(values: CarFormValues, begunAt: number): void {
  // An empty form does not replace a stored one that waits for its photos.
  if (isEmptyForm(values) && isAwaitingPhotos()) return
  writeDraft('draft:add-car', isEmptyForm(values) ? null : { ...storedForm(values), begunAt })
}
