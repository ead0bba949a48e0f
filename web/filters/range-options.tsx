import { useEffect, useEffectEvent, useState } from 'react'
import { type Range, type RangeFacet, type RangeGroup } from '../../contract/search.ts'
import { texts } from '../texts.ts'
import { useTypedText } from '../typed-values.ts'
import { FieldNotes, useFieldIds } from '../ui/field.tsx'
import { Histogram } from './histogram.tsx'
import styles from './filters.module.css'
import histogram from './histogram.module.css'

/** Ms after which a typed number takes effect. */
const pauseMs = 250

interface RangeOptionsProps {
  title: string
  /** The group whose bounds these are. */
  group: RangeGroup
  range: Range
  facet: RangeFacet | undefined
  onChange: (range: Range) => void
  /** Reads typed text as a bound; `null` when it is invalid. */
  read: (text: string) => number | null
  /** Numbers that one press sets as the bound used most. */
  presets?: readonly number[]
  presetBound?: 'from' | 'to'
  /** Formats a number. */
  write?: (value: number) => string
  /** Converts a number of the facet to the unit of the bounds. */
  shown?: (value: number) => number
}

/** Two bounds below a histogram of the matching cars. */
export function RangeOptions(props: RangeOptionsProps) {
  const {
    title,
    group,
    range,
    facet,
    onChange,
    read,
    presets = [],
    presetBound = 'to',
    shown = Math.round,
    write = texts.amounts.bound,
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
          max={shown(facet.barsTo ?? facet.max)}
          hasMore={facet.barsTo !== undefined}
          write={write}
        />
      ) : (
        // Its room stays, so that what is below never moves.
        <div className={histogram.histogram} />
      )}
      <div className={styles.bounds}>
        <Bound
          title={texts.filters.boundFrom(title)}
          name={`${group} from`}
          hint={texts.filters.from}
          value={range.from}
          read={read}
          onChange={setFrom}
        />
        <Bound
          title={texts.filters.boundTo(title)}
          name={`${group} to`}
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
  /** Under which its text is held while the language changes. */
  name: string
  hint: string
  value: number | undefined
  read: (text: string) => number | null
  onChange: (value: number | undefined) => void
}

/**
 * A field that reports its number after a pause and follows changes from elsewhere. Invalid text stays and a sentence
 * says why.
 */
function Bound({ title, name, hint, value, read, onChange }: BoundProps) {
  const [text, setText] = useTypedText(name, String(value ?? ''))
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
