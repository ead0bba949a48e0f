import { Clock } from 'lucide-react'
import { Suspense, useState } from 'react'
import { neededPart } from '../lazy-part.tsx'
import { type CarWithId } from '../../contract/car.ts'
import { isAsked, settableStates, type NewState, type SettableState } from '../../contract/car-state.ts'
import { sentenceOf } from '../call-error.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { showToast } from '../ui/toast.tsx'
import styles from './offer-state.module.css'
import { setCarState } from '../car-parts/offer-queries.ts'
import { serverNow } from '../server-clock.ts'

const SoldQuestion = neededPart(async () => (await import('./sold-question.tsx')).SoldQuestion)

const dayMs = 24 * 60 * 60 * 1000

/** Asks the owner 30 days after the offer or the last answer (features: availability). */
export function StillForSale({ car }: { car: CarWithId }) {
  const { isBusy, change, soldQuestion, askSold } = useStateChange(car)
  const [now] = useState(serverNow)
  if (car.expiresAt === undefined || !isAsked(car.expiresAt, now)) return null
  const listed = Math.floor((now - (car.listedAt ?? now)) / dayMs)
  return (
    <Notice
      role="status"
      icon={<Clock />}
      actions={
        <>
          <Button
            variant="primary"
            size="small"
            isBusy={isBusy}
            onClick={() => void change({ state: 'forSale' }, texts.offerState.renewed)}
          >
            {texts.offerState.yesForSale}
          </Button>
          <Button variant="secondary" size="small" onClick={askSold}>
            {texts.offerState.sold}
          </Button>
        </>
      }
    >
      <strong>{texts.offerState.stillForSale}</strong>{' '}
      {texts.offerState.stillForSaleUntil(listed, new Date(car.expiresAt))}
      {soldQuestion}
    </Notice>
  )
}

/** The owner's choice of state with its meaning; it takes effect at once, Sold after a question. */
export function StateChoice({ car }: { car: CarWithId }) {
  const { isBusy, change, soldQuestion, askSold } = useStateChange(car)
  const state = car.state ?? 'forSale'
  return (
    <div>
      <SelectField
        label={texts.offerState.stateLabel}
        name="state"
        value={state}
        aria-busy={isBusy}
        onChange={({ target }) => {
          const chosen = target.value as SettableState
          if (chosen === 'sold') askSold()
          else void change({ state: chosen })
        }}
      >
        {state === 'expired' && <option value="expired">{texts.offerState.states.expired}</option>}
        {settableStates.map((settable) => (
          <option key={settable} value={settable}>
            {texts.offerState.states[settable]}
          </option>
        ))}
      </SelectField>
      <p className={styles.means}>
        {car.hiddenReason === undefined ? texts.offerState.means[state] : texts.offerState.meansHidden}
        {car.expiresAt !== undefined && ` ${texts.offerState.runsUntil(new Date(car.expiresAt))}`}
      </p>
      {soldQuestion}
    </div>
  )
}

function useStateChange(car: CarWithId) {
  const [isBusy, setIsBusy] = useState(false)
  const [isAsking, setIsAsking] = useState(false)

  async function change(to: NewState, text = texts.offerState.stateChanged(texts.offerState.states[to.state])) {
    const before = car.state ?? 'forSale'
    // Nobody can set that an offer has expired.
    const undo = before === 'expired' || before === to.state ? undefined : () => void change({ state: before })
    setIsBusy(true)
    try {
      await setCarState(car, to)
      showToast({ text, about: car.id, action: undo && { label: texts.personal.undo, onPress: undo } })
    } catch (error) {
      showToast({ text: sentenceOf(error) })
    } finally {
      setIsBusy(false)
    }
  }

  const soldQuestion = isAsking && (
    <Suspense>
      <SoldQuestion
        car={car}
        isOpen
        onClose={() => setIsAsking(false)}
        onSold={(sale) => void change({ state: 'sold', ...sale })}
      />
    </Suspense>
  )
  return { isBusy, change, soldQuestion, askSold: () => setIsAsking(true) }
}
