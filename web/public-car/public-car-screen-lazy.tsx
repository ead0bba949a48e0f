import { type CarWithId } from '../../contract/car.ts'
import { SaidFacts } from '../car-page/said-facts.tsx'
import { SellerRights } from '../users/profile-facts.tsx'

/** What the seller said of the car, and what it means for the buyer who sells. */
export function PublicCarWords({ car }: { car: CarWithId }) {
  return (
    <>
      <SaidFacts carId={car.id} isOwn={false} />
      <SellerRights car={car} />
    </>
  )
}
