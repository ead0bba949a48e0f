import { useRef, useState, type SubmitEvent } from 'react'
import { type CarWithId } from '../../contract/car.ts'
import { dealEndpoints } from '../../contract/deal-endpoints.ts'
import { call, keyedSend } from '../api.ts'
import { sentenceOf } from '../call-error.ts'
import { href } from '../router/address.ts'
import { navigate } from '../router/navigate.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { Flag } from '../ui/flag.tsx'
import { BothCurrencies } from '../ui/money.tsx'
import { AmountField, amountError, useAmount } from './amount-field.tsx'
import styles from './deal-actions.module.css'
import { dealsWith } from './deal-queries.ts'

/** Asks for the amount of an offer, sends it, and leads to the conversation that it begins. */
export function MakeOffer({ car }: { car: CarWithId }) {
  const amount = useAmount(`offer:${car.id}`)
  const [sendKeyed] = useState(keyedSend)
  const [isBusy, setIsBusy] = useState(false)
  const [isSent, setIsSent] = useState(false)
  const [failures, setFailures] = useState<readonly string[]>([])
  const form = useRef<HTMLFormElement>(null)
  const words = texts.deals

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    setIsSent(true)
    if (amount.bgn === null) form.current?.querySelector('input')?.focus()
    if (amount.bgn === null || isBusy) return
    setIsBusy(true)
    try {
      const body = { carId: car.id, amount: amount.bgn }
      await sendKeyed(body, (key) => call(dealEndpoints.makePriceOffer, { body, key }))
      await dealsWith.refetch(car.owner_id)
      await navigate(href('chat', { id: car.owner_id }))
    } catch (error) {
      setFailures([...failures, sentenceOf(error)])
      setIsBusy(false)
    }
  }

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {failures.length > 0 && <Flag key={failures.length}>{failures.at(-1)}</Flag>}
      <p>
        {words.asked} <BothCurrencies bgn={car.price} />
      </p>
      <AmountField amount={amount} error={isSent ? amountError(amount) : undefined} />
      <p>
        {words.standsFor} {words.noContract}
      </p>
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {words.send}
      </Button>
    </form>
  )
}
