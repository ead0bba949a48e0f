import { type CarWithId } from '../../contract/car.ts'
import { StateChoice } from './offer-state.tsx'
import { OwnerButtons } from './owner-buttons.tsx'
import { ShareButton, SharingSwitch } from './share-button.tsx'

interface OwnerActionsProps {
  car: CarWithId
  /** Whether the owner is deleting the offer here, so that the page need not report it. */
  onDeleting: (isDeleting: boolean) => void
}

/** The owner's actions on the offer. */
export function OwnerActions({ car, onDeleting }: OwnerActionsProps) {
  return (
    <>
      <StateChoice car={car} />
      <SharingSwitch car={car} />
      <ShareButton car={car} />
      <OwnerButtons car={car} onDeleting={onDeleting} />
    </>
  )
}
