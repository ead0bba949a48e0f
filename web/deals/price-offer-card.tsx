import { Handshake, Tag } from 'lucide-react'
import { useState } from 'react'
import { answererOf, priceOfferLimits, sideOf, stateAt, type PriceOffer } from '../../contract/price-offer.ts'
import { type PriceOfferAction } from '../../contract/price-offer-rules.ts'
import { type Person } from '../../contract/user.ts'
import { viewingStateAt, type Viewing } from '../../contract/viewing.ts'
import { keyedSend } from '../api.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { BothCurrencies } from '../ui/money.tsx'
import { useNow } from '../use-now.ts'
import { AnswerForm } from './answer-form.tsx'
import { DealCard, Failure } from './deal-card.tsx'
import styles from './deal-card.module.css'
import { actOnPriceOffer, proposeViewing } from './deal-queries.ts'
import { KeepCopy } from './keep-copy.tsx'
import { ReservationButton } from './reservation-button.tsx'
import { TimesForm } from './times-form.tsx'
import { useActing } from './use-acting.ts'
import { whatNext } from './what-next.ts'

interface PriceOfferCardProps {
  offer: PriceOffer
  viewings: readonly Viewing[]
  myId: string
  other: Person
}

/** How an offer of a price stands, what happens next, and what this person can do. */
export function PriceOfferCard({ offer, viewings, myId, other }: PriceOfferCardProps) {
  const words = texts.deals
  const now = useNow(offer.state === 'open' ? offer.expiresAt : undefined)
  const shown = { ...offer, state: stateAt(offer, now) }
  const side = sideOf(offer, myId)
  return (
    <DealCard
      deal={offer}
      label={words.cardLabel(offer.carName)}
      state={shown.state}
      icon={shown.state === 'accepted' ? <Handshake /> : <Tag />}
      about={words.amountOf(answererOf(offer) === side ? other.username : undefined, offer.round)}
      what={
        offer.amount === undefined ? (
          <p>{words.amountGone}</p>
        ) : (
          <p className={styles.amount}>
            <BothCurrencies bgn={offer.amount} between={<br />} />
          </p>
        )
      }
      next={whatNext(shown, { side, other: other.username })}
      more={wasAgreed(shown) && <KeepCopy offer={shown} side={side} other={other.username} />}
    >
      {(onDone) => (
        // The offer may move on under an open form.
        <Actions
          key={`${shown.state} ${shown.round}`}
          offer={shown}
          mayMeet={mayMeet(shown, viewings, now)}
          myId={myId}
          other={other}
          onDone={onDone}
        />
      )}
    </DealCard>
  )
}

interface ActionsProps {
  offer: PriceOffer
  /** Whether a viewing is the next step. */
  mayMeet: boolean
  myId: string
  other: Person
  onDone: () => void
}

/** The presses of the one whose turn it is; what needs words opens a form. */
function Actions({ offer, mayMeet: meets, myId, other, onDone }: ActionsProps) {
  const [asking, setAsking] = useState<PriceOfferAction | 'meet' | null>(null)
  const [sendKeyed] = useState(keyedSend)
  const { busy, failure, run } = useActing(other.id, onDone)
  const { id, round } = offer

  function close() {
    setAsking(null)
    onDone()
  }

  function act(action: PriceOfferAction, more: { amount?: number; words?: string } = {}) {
    void run(action, () => actOnPriceOffer(myId, id, { action, round, ...more }))
  }

  return (
    <>
      {asking === 'meet' && (
        <TimesForm
          heldAs={`viewing-after:${offer.id}`}
          isBusy={busy !== null}
          onSend={(times) =>
            void run('meet', async () => {
              await proposeViewing({ carId: offer.carId, withId: other.id, ...times }, sendKeyed)
              close()
            })
          }
          onCancel={close}
        />
      )}
      {asking !== null && asking !== 'meet' && (
        <AnswerForm
          heldAs={`offer-answer:${offer.id}`}
          label={asking === 'counter' ? texts.deals.send : texts.deals.actions[asking]}
          asksAmount={asking === 'counter'}
          isBusy={busy !== null}
          onSend={(answer) => act(asking, answer)}
          onCancel={close}
        />
      )}
      {asking === null && (
        <div className={styles.actions}>
          <ReservationButton offer={offer} myId={myId} busy={busy} run={(name, work) => void run(name, work)} />
          {meets && (
            <Button variant="secondary" size="small" onClick={() => setAsking('meet')}>
              {texts.viewings.propose}
            </Button>
          )}
          {actionsOf(offer, myId).map((action) => (
            <Button
              key={action}
              variant={action === 'accept' ? 'primary' : 'secondary'}
              size="small"
              isBusy={busy === action}
              onClick={() => (action === 'accept' || action === 'withdraw' ? act(action) : setAsking(action))}
            >
              {texts.deals.actions[action]}
            </Button>
          ))}
        </div>
      )}
      <Failure sentence={failure} />
    </>
  )
}

function actionsOf(offer: PriceOffer, myId: string): readonly PriceOfferAction[] {
  const side = sideOf(offer, myId)
  if (offer.state === 'accepted') return offer.carState === 'sold' ? [] : ['callOff']
  if (offer.state !== 'open') return []
  if (answererOf(offer) !== side) return side === 'buyer' ? ['withdraw'] : []
  return offer.round === priceOfferLimits.rounds ? ['accept', 'decline'] : ['accept', 'counter', 'decline']
}

/** Was its amount accepted, so that it will leave the store? */
function wasAgreed({ acceptedAt, amount }: PriceOffer): boolean {
  return amount !== undefined && acceptedAt !== undefined
}

function mayMeet({ state, carId, carState }: PriceOffer, viewings: readonly Viewing[], now: number): boolean {
  if (state !== 'accepted' || (carState !== 'forSale' && carState !== 'reserved')) return false
  return !viewings.some(
    (viewing) => viewing.carId === carId && ['proposed', 'confirmed'].includes(viewingStateAt(viewing, now)),
  )
}
