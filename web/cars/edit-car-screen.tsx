import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { editedCarSchema, type CarWithId, type EditedCar } from '../../contract/car.ts'
import { pictureAddress } from '../../contract/photo.ts'
import { awaitAddresses, chooseUploaded, shotsByAddress } from '../photos/chosen-photos.ts'
import { PhotoPicker } from '../photos/photo-picker.tsx'
import { href } from '../router/address.ts'
import { navigate } from '../router/navigate.ts'
import { useParams } from '../router/page.tsx'
import { texts } from '../texts.ts'
import { CarForm } from './car-form.tsx'
import { carBody, formOfCar, type CarFormValues } from './car-form-values.ts'
import { editCar } from './offer-queries.ts'
import { carQuery } from './car-query.ts'

/** /edit-theme/{themeId}: prefilled; after saving it goes to the car (specification 2). */
export function EditCarScreen() {
  const { themeId } = useParams('editCar')
  const { data } = useQuery(carQuery(themeId))
  // The form begins with the car as it was opened; neither a change nor a deletion by another tab takes what is typed.
  const [car] = useState(data)
  return car && <EditForm car={car} />
}

function EditForm({ car }: { car: CarWithId }) {
  const [initial] = useState(() => filledForm(car))
  const [before] = useState(() => inOneText(initial))

  async function save(values: CarFormValues) {
    // The form's schema has checked it.
    const body = carBody(values, await awaitAddresses(values.photos))
    await editCar(car.id, { ...body, shots: shotsByAddress(values.photos) } as EditedCar)
  }

  return (
    <CarForm
      title={texts.carForm.editTitle}
      submitText={texts.carForm.editSubmit}
      schema={editedCarSchema}
      initial={initial}
      before={initial}
      isChanged={(values) => inOneText(values) !== before}
      renderPhotos={(field) => <PhotoPicker {...field} />}
      onSubmit={save}
      onDone={() => void navigate(href('car', { themeId: car.id }))}
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

/** All that the form says: what is typed and chosen, and what its photos show. */
function inOneText(values: CarFormValues): string {
  return JSON.stringify([values, shotsByAddress(values.photos)])
}
