import { useState } from 'react'
import { type CarWithId } from '../../contract/car.ts'
import { keyedSend } from '../api.ts'
import { sentenceOf } from '../call-error.ts'
import { href } from '../router/address.ts'
import { navigate } from '../router/navigate.ts'
import { texts } from '../texts.ts'
import { Flag } from '../ui/flag.tsx'
import { proposeViewing } from './deal-queries.ts'
import { TimesForm } from './times-form.tsx'

/** Proposes a viewing to the seller, and leads to the conversation where it is agreed on. */
export function MakeViewing({ car, onCancel }: { car: CarWithId; onCancel: () => void }) {
  const [sendKeyed] = useState(keyedSend)
  const [isBusy, setIsBusy] = useState(false)
  const [failures, setFailures] = useState<readonly string[]>([])

  async function send(proposal: { times: number[]; place: string }) {
    setIsBusy(true)
    try {
      await proposeViewing({ carId: car.id, withId: car.owner_id, ...proposal }, sendKeyed)
      await navigate(href('chat', { id: car.owner_id }))
    } catch (error) {
      setFailures([...failures, sentenceOf(error)])
      setIsBusy(false)
    }
  }

  return (
    <>
      {failures.length > 0 && <Flag key={failures.length}>{failures.at(-1)}</Flag>}
      <TimesForm
        heldAs={`viewing-of:${car.id}`}
        place={texts.locationName(car.location)}
        isBusy={isBusy}
        onSend={(proposal) => void send(proposal)}
        onCancel={onCancel}
      />
      <p>{texts.deals.noContract}</p>
    </>
  )
}
