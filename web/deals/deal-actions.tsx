import { useQuery } from '@tanstack/react-query'
import { CalendarPlus, Tag } from 'lucide-react'
import { useState } from 'react'
import { type CarWithId } from '../../contract/car.ts'
import { stateAt } from '../../contract/price-offer.ts'
import { carName } from '../../contract/shown-car.ts'
import { viewingStateAt } from '../../contract/viewing.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { bothInSentence } from '../ui/money.tsx'
import { useNow } from '../use-now.ts'
import styles from './deal-actions.module.css'
import { dealsWith } from './deal-queries.ts'
import { LiveDeals } from './live-deals.tsx'
import { MakeOffer } from './make-offer.tsx'
import { MakeViewing } from './make-viewing.tsx'

/** Leads a buyer to an offer of a price and to a viewing, or to those that are under way. */
export function DealActions({ car, myId }: { car: CarWithId; myId: string }) {
  const { data: deals } = useQuery(dealsWith.query(car.owner_id))
  const [opened, setOpened] = useState<'offer' | 'viewing' | null>(null)
  const now = useNow(undefined)
  const isMine = (deal: { carId: string; buyerId: string }) => deal.carId === car.id && deal.buyerId === myId
  const offer = deals?.priceOffers.find((one) => isMine(one) && ['open', 'accepted'].includes(stateAt(one, now)))
  const viewing = deals?.viewings.find(
    (one) => isMine(one) && ['proposed', 'confirmed'].includes(viewingStateAt(one, now)),
  )
  const chat = href('chat', { id: car.owner_id })
  const close = () => setOpened(null)
  const isForSale = car.state === undefined
  return (
    <div className={styles.actions}>
      <LiveDeals myId={myId} otherId={car.owner_id} />
      {offer ? (
        <ButtonLink variant="secondary" icon={<Tag />} href={chat}>
          {texts.deals.openOffer}
          {offer.amount !== undefined && `: ${bothInSentence(offer.amount)}`}
        </ButtonLink>
      ) : (
        isForSale &&
        car.priceKind !== 'Fixed' && (
          <Button variant="secondary" icon={<Tag />} onClick={() => setOpened('offer')}>
            {texts.deals.makeOffer}
          </Button>
        )
      )}
      {viewing ? (
        <ButtonLink variant="secondary" icon={<CalendarPlus />} href={chat}>
          {texts.viewings.steps[viewing.state === 'confirmed' ? 'confirmed' : 'proposed']}
        </ButtonLink>
      ) : (
        (isForSale || (car.state === 'reserved' && offer)) && (
          <Button variant="secondary" icon={<CalendarPlus />} onClick={() => setOpened('viewing')}>
            {texts.viewings.propose}
          </Button>
        )
      )}
      <Dialog title={texts.deals.title(carName(car))} isOpen={opened === 'offer'} onClose={close}>
        <MakeOffer car={car} />
      </Dialog>
      <Dialog title={texts.viewings.title(carName(car))} isOpen={opened === 'viewing'} onClose={close}>
        <MakeViewing car={car} onCancel={close} />
      </Dialog>
    </div>
  )
}
