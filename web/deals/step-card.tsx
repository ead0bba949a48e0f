import { useQuery } from '@tanstack/react-query'
import { type Step } from '../../contract/step.ts'
import { type Person } from '../../contract/user.ts'
import { stepLine } from '../step-line.ts'
import { dealsWith } from './deal-queries.ts'
import { PriceOfferCard } from './price-offer-card.tsx'
import { ViewingCard } from './viewing-card.tsx'

interface StepCardProps {
  step: Step
  /** Whether no later message tells of the same deal: it shows how the deal stands now. */
  isLast: boolean
  myId: string
  other: Person
}

/** What a message tells of a deal, in the reader's language. */
export function StepCard({ step, isLast, myId, other }: StepCardProps) {
  const { data: deals } = useQuery(dealsWith.query(other.id))
  if (isLast && deals) {
    const offer = deals.priceOffers.find(({ id }) => id === step.id)
    if (offer) return <PriceOfferCard offer={offer} viewings={deals.viewings} myId={myId} other={other} />
    const viewing = deals.viewings.find(({ id }) => id === step.id)
    if (viewing) return <ViewingCard viewing={viewing} myId={myId} other={other} />
  }
  return <p>{stepLine(step)}</p>
}
