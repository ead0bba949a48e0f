import { useLiveCars } from './live-cars.ts'
import { NewOffersPill } from './new-offers-pill.tsx'

/** Keeps the list current, and lets in the offers that have come when the person asks for them. */
export function ArrivedCars({ onLetIn }: { onLetIn: (fresh: ReadonlySet<string>) => void }) {
  const { arrived, showArrived } = useLiveCars()
  return <NewOffersPill count={arrived.size} onPress={async () => onLetIn(await showArrived())} />
}
