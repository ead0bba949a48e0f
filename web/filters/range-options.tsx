import { useEffect, useEffectEvent, useState } from 'react'
import { type Range, type RangeFacet } from '../../contract/search.ts'
import { texts } from '../texts.ts'
import { FieldNotes, useFieldIds } from '../ui/field.tsx'
import { Histogram } from './histogram.tsx'
import styles from './filters.module.css'

/** A number that is typed holds after this pause, in ms. */
const pauseMs = 250

interface RangeOptionsProps {
  title: string
  range: Range
  facet: RangeFacet | undefined
  onChange: (range: Range) => void
  /** Reads what is typed as a bound; `null` when it is none. */
  read: (text: string) => number | null
  /** Numbers that one press sets as the bound that matters most. */
  presets?: readonly number[]
  presetBound?: 'from' | 'to'
  /** How a number is written. */
  write?: (value: number) => string
  /** A number of the facet in the unit of the bounds. */
  shown?: (value: number) => number
}

/** Two bounds beside the numbers that the matching cars have. */
export function RangeOptions(props: RangeOptionsProps) {
  const {
    title,
    range,
    facet,
    onChange,
    read,
    presets = [],
    presetBound = 'to',
    shown = Math.round,
    write = texts.filters.count,
  } = props
  const words = presetBound === 'to' ? texts.filters.upTo : texts.filters.atLeast
  return (
    <>
      {facet?.min !== undefined && facet.max !== undefined ? (
        <Histogram
          title={title}
          bars={facet.bars}
          range={range}
          min={shown(facet.min)}
          max={shown(facet.max)}
          write={write}
        />
      ) : (
        // Its room stays, so that what is below never moves.
        <div className={styles.histogram} />
      )}
      <div className={styles.bounds}>
        <Bound
          title={texts.filters.boundFrom(title)}
          hint={texts.filters.from}
          value={range.from}
          read={read}
          onChange={setFrom}
        />
        <Bound
          title={texts.filters.boundTo(title)}
          hint={texts.filters.to}
          value={range.to}
          read={read}
          onChange={setTo}
        />
      </div>
      {presets.length > 0 && (
        <div className={styles.presets}>
          {presets.map((preset) => (
            <button
              key={preset}
              type="button"
              aria-pressed={range[presetBound] === preset}
              onClick={() => set(presetBound, range[presetBound] === preset ? undefined : preset)}
            >
              {words(write(preset))}
            </button>
          ))}
        </div>
      )}
    </>
  )

  function setFrom(value: number | undefined) {
    set('from', value)
  }

  function setTo(value: number | undefined) {
    set('to', value)
  }

  function set(bound: 'from' | 'to', value: number | undefined) {
    const { [bound]: _, ...other } = range
    onChange(value === undefined ? other : { ...other, [bound]: value })
  }
}

interface BoundProps {
  title: string
  hint: string
  value: number | undefined
  read: (text: string) => number | null
  onChange: (value: number | undefined) => void
}

/**
 * A field that says its number after a pause, and follows the number when it changes elsewhere. What is typed and is no
 * number stays, and a sentence says so.
 */
function Bound({ title, hint, value, read, onChange }: BoundProps) {
  const [text, setText] = useState(String(value ?? ''))
  const [rested, setRested] = useState(text)
  const [shownValue, setShownValue] = useState(value)
  const numberOf = (typed: string) => read(typed) ?? undefined
  if (value !== shownValue) {
    setShownValue(value)
    if (numberOf(text) !== value) setText(String(value ?? ''))
  }
  const isUnreadable = rested === text && text.trim() !== '' && read(text) === null
  const error = isUnreadable ? texts.filters.unreadable : undefined
  const ids = useFieldIds({ label: title, error })
  const say = useEffectEvent((typed: string) => {
    setRested(typed)
    if (numberOf(typed) !== value) onChange(numberOf(typed))
  })

  useEffect(() => {
    const timer = setTimeout(() => say(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <div>
      <input
        {...ids.control}
        className={styles.input}
        aria-label={title}
        placeholder={hint}
        inputMode="text"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <FieldNotes error={error} ids={ids} />
    </div>
  )
}
