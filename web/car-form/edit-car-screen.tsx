import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { editedCarSchema, type CarWithId, type EditedCar } from '../../contract/car.ts'
import { pictureAddress } from '../../contract/photo.ts'
import { carName } from '../../contract/shown-car.ts'
import { awaitAddresses, chooseUploaded, shotsByAddress } from '../photos/chosen-photos.ts'
import { CallError } from '../call-error.ts'
import { useDraftOnce, useHeldForm } from '../drafts.ts'
import { PhotoPicker } from '../photos/photo-picker.tsx'
import { PhotoRow } from '../photos/photo-row.tsx'
import { photosAgain, storedPhotos } from '../photos/stored-photos.ts'
import { href } from '../router/address.ts'
import { navigate } from '../router/navigate.ts'
import { useParams } from '../router/page.tsx'
import { texts } from '../texts.ts'
import { showToast } from '../ui/toast.tsx'
import { carQuery } from '../car-parts/car-queries.ts'
import { editCar, readForEdit } from '../car-parts/offer-queries.ts'
import { CarForm } from './car-form.tsx'
import {
  carBody,
  formOfCar,
  isStoredForm,
  storedFormLike,
  type CarFormValues,
  type StoredForm,
} from './car-form-values.ts'
import { ChangedElsewhere } from './changed-elsewhere.ts'
import { changesSentence } from './changes-sentence.ts'
import { mergeForms } from './merged-form.ts'

/** /edit-theme/{themeId}: prefilled; after saving it goes to the car (specification 2). */
export function EditCarScreen() {
  const { themeId } = useParams('editCar')
  const { data } = useQuery(carQuery(themeId))
  // The form starts from the car as it was opened; a change or deletion in another tab does not remove typed text.
  const [car] = useState(data)
  return car && <EditForm car={car} />
}

function EditForm({ car }: { car: CarWithId }) {
  const [opened] = useState(() => filledForm(car))
  const [openedInOneText] = useState(() => inOneText(opened))
  const isChanged = (values: CarFormValues) => inOneText(values) !== openedInOneText
  const current = useRef(opened)
  const draft = useDraftOnce(`draft:edit-car:${car.id}`, isStoredForm)
  useHeldForm(`draft:edit-car:${car.id}`, () =>
    isChanged(current.current) ? { ...current.current, ...storedPhotos(current.current.photos) } : null,
  )
  const [initial] = useState(() => (draft ? withKeys(storedFormLike(draft, opened)) : opened))

  /** The offer as this form last read it. */
  const known = useRef(formOfCar(car))

  async function save(values: CarFormValues) {
    const addresses = await awaitAddresses(values.photos)
    // The form's schema has checked the form.
    const body = { ...carBody(values, addresses), shots: shotsByAddress(values.photos) } as EditedCar
    const { car: present, tag } = await readForEdit(car.id)
    if (present) {
      const now = formOfCar(present)
      const mine = { ...values, ...storedPhotos(values.photos) }
      const { form, taken, contested } = mergeForms({ opened: known.current, mine, now })
      known.current = now
      if (taken.length + contested.length > 0) {
        const { shots: _shots, photoKeys: _keys, ...typed } = form
        const merged = taken.includes('photos') ? withKeys(form) : { ...typed, photos: values.photos }
        throw new ChangedElsewhere(changesSentence({ taken, contested }, now), merged)
      }
    }
    try {
      await editCar(car.id, body, tag)
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 412) throw error
      // The offer changed at this very moment, so the form is checked once more.
      await save(values)
    }
  }

  return (
    <CarForm
      title={texts.carForm.editTitle}
      submitText={texts.carForm.editSubmit}
      schema={editedCarSchema}
      initial={initial}
      carId={car.id}
      before={opened}
      isChanged={isChanged}
      onChange={(values) => {
        current.current = values
      }}
      renderPhotos={(field) => <PhotoPicker {...field} />}
      renderPhotoRow={(keys) => <PhotoRow keys={keys} />}
      onSubmit={save}
      onDone={() => {
        showToast({ text: texts.carForm.saved(carName(car)), about: car.id })
        void navigate(href('car', { themeId: car.id }))
      }}
    />
  )
}

function filledForm(car: CarWithId): CarFormValues {
  const { shots, ...form } = formOfCar(car)
  return {
    ...form,
    photos: form.photos.map((address, index) =>
      chooseUploaded(address, {
        preview: pictureAddress(car.id, address, index, 480),
        shot: shots?.[address] ?? null,
      }),
    ),
  }
}

function withKeys({ shots, photoKeys, ...stored }: StoredForm): CarFormValues {
  return { ...stored, photos: photosAgain({ photos: stored.photos, shots, photoKeys }) }
}

/** Everything in the form: typed and chosen values, and the captions of photos. */
function inOneText(values: CarFormValues): string {
  return JSON.stringify([values, shotsByAddress(values.photos)])
}
