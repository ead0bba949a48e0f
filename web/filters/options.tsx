import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { texts } from '../texts.ts'
import { classNames } from '../ui/class-names.ts'
import styles from './filters.module.css'

export interface Option {
  value: string
  label: string
  /** `undefined` until it is known. */
  count: number | undefined
  isChosen: boolean
  /** Stands below another, indented. */
  isBelow?: boolean
}

interface OptionsProps {
  label: string
  options: readonly Option[]
  onToggle: (value: string, isChosen: boolean) => void
}

/** Values to tick, each with the cars it would leave. One without cars stays and can be chosen. */
export function Options({ label, options, onToggle }: OptionsProps) {
  const [pressed, press] = usePressed(onToggle)
  return (
    <div role="group" aria-label={label} className={styles.options}>
      {options.map(({ value, label: text, count, isChosen, isBelow }) => (
        <label key={value} className={classNames(isBelow && styles.below, count === 0 && styles.empty)}>
          <input
            type="checkbox"
            checked={pressed.get(value) ?? isChosen}
            onChange={(event) => press(value, event.target.checked)}
          />
          <span>{text}</span>
          <span className={styles.count}>{count !== undefined && texts.filters.count(count)}</span>
        </label>
      ))}
    </div>
  )
}

type Ticks = ReadonlyMap<string, boolean>

const none: Ticks = new Map()

/** A tick stands in the next picture; the address, and all that follows it, come after that. */
function usePressed(onToggle: OptionsProps['onToggle']): [Ticks, OptionsProps['onToggle']] {
  const [pressed, setPressed] = useState(none)
  const waiting = useRef<Parameters<typeof onToggle>[]>([])
  const latest = useRef(onToggle)

  useLayoutEffect(() => {
    latest.current = onToggle
  })

  function press(value: string, isChosen: boolean) {
    setPressed((now) => new Map([...now, [value, isChosen]]))
    waiting.current.push([value, isChosen])
    if (waiting.current.length > 1) return
    // Nothing takes it back: whoever closes a sheet at once wants what was ticked in it.
    requestAnimationFrame(() =>
      setTimeout(() => {
        // Each of several begins with what the one before it left.
        for (const tick of waiting.current.splice(0)) flushSync(() => latest.current(...tick))
        setPressed(none)
      }),
    )
  }

  return [pressed, press]
}
