import { useEffect, useRef, useState } from 'react'
import { newCarSchema } from '../../contract/car.ts'
import { readDraft, writeDraft } from '../drafts.ts'
import {
  awaitAddresses,
  chooseUploaded,
  dropPhoto,
  onPhotosChange,
  shotsByAddress,
  uploadedAddresses,
} from '../photos/chosen-photos.ts'
import { PhotoPicker } from '../photos/photo-picker.tsx'
import { href } from '../router/address.ts'
import { navigate } from '../router/navigate.ts'
import { texts } from '../texts.ts'
import { currencyOrder } from '../ui/money.tsx'
import { failedCreation, forgetFailure, isAwaitingPhotos, onFormWanted, publish } from './car-creation.ts'
import { CarForm } from './car-form.tsx'
import { emptyCarForm, isEmptyForm, type CarFormValues, type StoredForm } from './car-form-values.ts'

/** /add-theme: goes to / at once while the offer is created (specification 2, `decisions.md` 14). */
export function AddCarScreen() {
  const [{ round, values: initial, flag }, setBeginning] = useState(() => ({ round: 0, ...begin() }))
  const current = useRef(initial)

  useEffect(() => {
    forgetFailure()
    return onFormWanted(() => {
      const again = begin()
      setBeginning((before) => ({ round: before.round + 1, ...again }))
      forgetFailure()
    })
  }, [])
  // An upload that ends changes no field of the form, but what a reload can bring back.
  useEffect(() => onPhotosChange(() => keep(current.current)), [])

  function change(values: CarFormValues) {
    current.current = values
    keep(values)
  }

  function submit(values: CarFormValues) {
    const creation = {
      values,
      addresses: awaitAddresses(values.photos),
      uploadedSoFar: () => storedForm(values),
      dropPhotos: () => values.photos.forEach(dropPhoto),
    }
    void publish(creation)
  }

  return (
    <CarForm
      key={round}
      title={texts.carForm.addTitle}
      submitText={texts.carForm.addSubmit}
      schema={newCarSchema}
      initial={initial}
      flag={flag}
      renderPhotos={(field) => <PhotoPicker {...field} />}
      onChange={change}
      onSubmit={submit}
      onDone={() => void navigate(href('root'))}
    />
  )
}

/** The form that could not be published, else what was typed before a reload, else nothing. */
function begin(): { values: CarFormValues; flag?: string } {
  const failed = failedCreation()
  const draft = isAwaitingPhotos() ? null : readDraft<StoredForm>('draft:add-car')
  if (!failed) return { values: draft ? withKeys(draft) : newForm() }
  const { values, holdsKeys, reason, uploaded } = failed
  return {
    values: holdsKeys ? values : withKeys(values),
    flag: texts.carForm.notPublishedBecause(reason, uploaded, values.photos.length),
  }
}

function newForm(): CarFormValues {
  return emptyCarForm(currencyOrder()[0])
}

function withKeys({ shots = {}, ...stored }: StoredForm): CarFormValues {
  const photos = stored.photos.map((address) => chooseUploaded(address, { shot: shots[address] ?? null }))
  // A form stored by an earlier version knows fewer fields.
  return { ...newForm(), ...stored, photos }
}

function keep(values: CarFormValues): void {
  // The stored form may be the one that waits for its photos: an empty one does not replace it.
  if (isEmptyForm(values) && isAwaitingPhotos()) return
  writeDraft('draft:add-car', isEmptyForm(values) ? null : storedForm(values))
}

function storedForm(values: CarFormValues): StoredForm {
  return { ...values, photos: uploadedAddresses(values.photos), shots: shotsByAddress(values.photos) }
}
