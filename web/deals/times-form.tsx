import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { isElsewhere, isShownOnce, marketMinute, readMarketMinute } from '../../contract/times.ts'
import { viewingLimits } from '../../contract/viewing.ts'
import { useHeldState } from '../drafts.ts'
import { messageSentence } from '../message-sentence.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import styles from './deal-card.module.css'
import { serverNow } from '../server-clock.ts'

const minuteMs = 60_000

interface TimesFormProps {
  /** The name under which what is typed waits if the session ends. */
  heldAs: string
  /** The place that is proposed already. */
  place?: string
  isBusy: boolean
  onSend: (proposal: { times: number[]; place: string }) => void
  onCancel: () => void
}

/** Asks for up to three times and a place. */
export function TimesForm({ heldAs, place: first = '', isBusy, onSend, onCancel }: TimesFormProps) {
  const words = texts.viewings
  const [times, setTimes] = useHeldState<readonly { number: number; value: string }[]>(`draft:form:${heldAs}:times`, [
    { number: 1, value: '' },
  ])
  const [place, setPlace] = useHeldState(`draft:form:${heldAs}:place`, first)
  const [isSent, setIsSent] = useState(false)
  const [openedAt] = useState(serverNow)
  const form = useRef<HTMLFormElement>(null)
  const typed = times.filter(({ value }) => value !== '')
  const read = typed.map(({ value }) => readMarketMinute(value))
  const unclear = typed.find(({ value }) => !isShownOnce(value))?.number

  // The press that opened the form, or added a time, asked for its field.
  useEffect(() => {
    form.current?.querySelectorAll('input')[times.length - 1]?.focus()
  }, [times.length])

  const broken = {
    times:
      unclear !== undefined ||
      read.length === 0 ||
      new Set(read).size < read.length ||
      !read.every((time) => time > openedAt),
    place: place.trim() === '',
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setIsSent(true)
    if (!broken.times && !broken.place) return onSend({ times: read, place })
    form.current?.querySelectorAll('input')[broken.times ? (unclear ?? 1) - 1 : times.length]?.focus()
  }

  function errorOf(number: number): string | undefined {
    if (!isSent || !broken.times || number !== (unclear ?? 1)) return undefined
    return unclear === undefined ? messageSentence('viewingTimes') : words.unclearHour
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {times.map(({ number, value }) => (
        <TextField
          key={number}
          type="datetime-local"
          label={words.time(number)}
          value={value}
          min={marketMinute(openedAt + minuteMs)}
          error={errorOf(number)}
          onChange={({ target }) => setTimes(times.with(number - 1, { number, value: target.value }))}
        />
      ))}
      {isElsewhere(openedAt) && <p>{words.marketTime}</p>}
      {times.length < viewingLimits.times && (
        <div className={styles.actions}>
          <Button
            variant="secondary"
            size="small"
            onClick={() => setTimes([...times, { number: times.length + 1, value: '' }])}
          >
            {words.another}
          </Button>
        </div>
      )}
      <TextField
        label={words.place}
        value={place}
        maxLength={viewingLimits.place}
        error={isSent && broken.place ? messageSentence('viewingPlace') : undefined}
        onChange={(event) => setPlace(event.target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="small" isBusy={isBusy}>
          {words.send}
        </Button>
        <Button variant="secondary" size="small" onClick={onCancel}>
          {texts.carPage.cancel}
        </Button>
      </div>
    </form>
  )
}
