import { Clock, Info } from 'lucide-react'
import { useState } from 'react'
import { type CarWithId } from '../../contract/car.ts'
import { isAsked, settableStates, type SettableState } from '../../contract/car-state.ts'
import { carsLike } from '../car-parts/cars-like.ts'
import { sentenceOf } from '../call-error.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { showToast } from '../ui/toast.tsx'
import { setCarState } from './offer-queries.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Says on the page of an offer that it is reserved, sold, paused or expired. */
export function StateBanner({ car }: { car: CarWithId }) {
  if (car.state === undefined) return null
  const [when, what] = texts.offerState.banners[car.state]
  return (
    <Notice
      role="status"
      icon={<Info />}
      actions={
        car.state === 'sold' ? (
          <ButtonLink variant="secondary" size="small" href={href('cars', carsLike(car))}>
            {texts.sales.similar}
          </ButtonLink>
        ) : undefined
      }
    >
      <strong>{when(new Date(car.stateAt ?? 0))}</strong> {what}
    </Notice>
  )
}

/** Asks the owner, 30 days after the offer or the last answer (features: availability). */
export function StillForSale({ car }: { car: CarWithId }) {
  const { isBusy, change } = useStateChange(car)
  const [now] = useState(Date.now)
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
            onClick={() => void change('forSale', texts.offerState.renewed)}
          >
            {texts.offerState.yesForSale}
          </Button>
          <Button variant="secondary" size="small" onClick={() => void change('sold')}>
            {texts.offerState.sold}
          </Button>
        </>
      }
    >
      <strong>{texts.offerState.stillForSale}</strong>{' '}
      {texts.offerState.stillForSaleUntil(listed, new Date(car.expiresAt))}
    </Notice>
  )
}

/** The owner's choice of state; it holds at once. */
export function StateChoice({ car }: { car: CarWithId }) {
  const { isBusy, change } = useStateChange(car)
  const state = car.state ?? 'forSale'
  return (
    <SelectField
      label={texts.offerState.stateLabel}
      name="state"
      value={state}
      aria-busy={isBusy}
      onChange={(event) => void change(event.target.value as SettableState)}
    >
      {state === 'expired' && <option value="expired">{texts.offerState.states.expired}</option>}
      {settableStates.map((settable) => (
        <option key={settable} value={settable}>
          {texts.offerState.states[settable]}
        </option>
      ))}
    </SelectField>
  )
}

function useStateChange(car: CarWithId) {
  const [isBusy, setIsBusy] = useState(false)

  async function change(state: SettableState, said = texts.offerState.stateChanged(texts.offerState.states[state])) {
    setIsBusy(true)
    try {
      await setCarState(car.id, state)
      showToast({ text: said })
    } catch (error) {
      showToast({ text: sentenceOf(error) })
    } finally {
      setIsBusy(false)
    }
  }

  return { isBusy, change }
}
