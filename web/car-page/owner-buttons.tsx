import { useState } from 'react'
import { type CarWithId } from '../../contract/car.ts'
import { carName, picturesOf } from '../../contract/shown-car.ts'
import { sentenceOf } from '../call-error.ts'
import { href } from '../router/address.ts'
import { goBack } from '../router/navigate.ts'
import { texts } from '../texts.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Dialog, DialogButtons } from '../ui/dialog.tsx'
import { Flag } from '../ui/flag.tsx'
import { showToast } from '../ui/toast.tsx'
import { forgetCar } from '../car-parts/car-list-cache.ts'
import { deleteCar } from '../car-parts/offer-queries.ts'
import styles from './owner-buttons.module.css'

interface OwnerButtonsProps {
  car: CarWithId
  /** Whether the owner is deleting the offer here, so that the page need not report it. */
  onDeleting: (isDeleting: boolean) => void
}

/** Edit and Delete for the owner. Delete asks first (specification 2). */
export function OwnerButtons({ car, onDeleting }: OwnerButtonsProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div className={styles.buttons}>
      <ButtonLink variant="secondary" href={href('editCar', { themeId: car.id })}>
        {texts.carPage.edit}
      </ButtonLink>
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        {texts.carPage.delete}
      </Button>
      <Dialog title={texts.carPage.deleteQuestion(carName(car))} isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <DeleteQuestion car={car} onDeleting={onDeleting} onCancel={() => setIsAsking(false)} />
      </Dialog>
    </div>
  )
}

function DeleteQuestion({ car, onDeleting, onCancel }: OwnerButtonsProps & { onCancel: () => void }) {
  const [isBusy, setIsBusy] = useState(false)
  const [failures, setFailures] = useState<readonly string[]>([])

  async function confirm() {
    setIsBusy(true)
    onDeleting(true)
    try {
      await deleteCar(car)
      await goBack(href('cars'), (address) => !address.includes(car.id))
      forgetCar(car.id)
      showToast({ text: texts.carPage.deleted(carName(car)) })
    } catch (error) {
      setFailures([...failures, sentenceOf(error)])
      setIsBusy(false)
      onDeleting(false)
    }
  }

  return (
    <>
      {failures.length > 0 && <Flag key={failures.length}>{failures.at(-1)}</Flag>}
      <p>{texts.carPage.deleteConsequence(picturesOf(car).length)}</p>
      <DialogButtons>
        <Button variant="secondary" onClick={onCancel}>
          {texts.carPage.cancel}
        </Button>
        <Button variant="dangerSolid" isBusy={isBusy} onClick={() => void confirm()}>
          {texts.carPage.delete}
        </Button>
      </DialogButtons>
    </>
  )
}
