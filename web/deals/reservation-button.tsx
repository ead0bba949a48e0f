import { type SettableState } from '../../contract/car-state.ts'
import { type PriceOffer } from '../../contract/price-offer.ts'
import { setCarState } from '../car-parts/offer-queries.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { dealsWith } from './deal-queries.ts'
import { noteActed } from './last-acted.ts'

interface ReservationButtonProps {
  offer: PriceOffer
  myId: string
  busy: string | null
  run: (name: string, act: () => Promise<void>) => void
}

/** What the seller does with the car after a yes, or when it was called off. */
export function ReservationButton({ offer, myId, busy, run }: ReservationButtonProps) {
  const next = nextState(offer)
  if (!next || offer.sellerId !== myId) return null

  async function change(state: SettableState) {
    noteActed(offer.id)
    await setCarState({ id: offer.carId, owner_id: myId }, { state })
    await dealsWith.refetch(offer.buyerId)
  }

  return (
    <Button
      variant={next.state === 'reserved' ? 'primary' : 'secondary'}
      size="small"
      isBusy={busy === 'reservation'}
      onClick={() => run('reservation', () => change(next.state))}
    >
      {next.label}
    </Button>
  )
}

function nextState({ state, carState }: PriceOffer): { label: string; state: SettableState } | undefined {
  const { actions } = texts.deals
  if (state === 'accepted' && carState === 'forSale') return { label: actions.reserve, state: 'reserved' }
  if (state === 'accepted' && carState === 'reserved') return { label: actions.unreserve, state: 'forSale' }
  if (state === 'calledOff' && carState === 'reserved') return { label: actions.backForSale, state: 'forSale' }
  return undefined
}
