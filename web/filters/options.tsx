import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { texts } from '../texts.ts'
import { classNames } from '../ui/class-names.ts'
import styles from './filters.module.css'

export interface Option {
  value: string
  label: string
  /** `undefined` while loading. */
  count: number | undefined
  isChosen: boolean
  /** Indented below another option. */
  isBelow?: boolean
}

interface OptionsProps {
  label: string
  options: readonly Option[]
  onToggle: (value: string, isChosen: boolean) => void
}

/** Options to tick, each with the number of cars that would match. One without cars stays and can be chosen. */
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

/** Shows a tick in the next frame, and changes the address and what depends on it afterwards. */
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
    // Not cancelled on unmount, because a sheet may be closed right after a tick.
    requestAnimationFrame(() =>
      setTimeout(() => {
        // Each tick starts from the result of the previous one.
        for (const tick of waiting.current.splice(0)) flushSync(() => latest.current(...tick))
        setPressed(none)
      }),
    )
  }

  return [pressed, press]
}
