import { useEffect, useEffectEvent, useState } from 'react'
import { type Range, type RangeFacet } from '../../contract/search.ts'
import { texts } from '../texts.ts'
import { Histogram } from './histogram.tsx'
import styles from './filters.module.css'

/** A number that is typed holds after this pause, in ms. */
const pauseMs = 250

interface RangeOptionsProps {
  title: string
  range: Range
  facet: RangeFacet | undefined
  onChange: (range: Range) => void
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
        <Bound title={texts.filters.boundFrom(title)} hint={texts.filters.from} value={range.from} onChange={setFrom} />
        <Bound title={texts.filters.boundTo(title)} hint={texts.filters.to} value={range.to} onChange={setTo} />
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
  onChange: (value: number | undefined) => void
}

/** A field that says its number after a pause, and follows the number when it changes elsewhere. */
function Bound({ title, hint, value, onChange }: BoundProps) {
  const [text, setText] = useState(String(value ?? ''))
  const [shownValue, setShownValue] = useState(value)
  if (value !== shownValue) {
    setShownValue(value)
    if (numberOf(text) !== value) setText(String(value ?? ''))
  }
  const say = useEffectEvent((typed: string) => {
    if (numberOf(typed) !== value) onChange(numberOf(typed))
  })

  useEffect(() => {
    const timer = setTimeout(() => say(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <input
      className={styles.input}
      aria-label={title}
      placeholder={hint}
      inputMode="numeric"
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  )
}

/** What is typed, gaps between thousands left aside; `undefined` when it is no number. */
function numberOf(text: string): number | undefined {
  const compact = text.replace(/[\s\u00a0]/gu, '').replace(',', '.')
  return /^\d{1,9}(\.\d{1,2})?$/.test(compact) ? Number(compact) : undefined
}
