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
  return (
    <div role="group" aria-label={label} className={styles.options}>
      {options.map(({ value, label: text, count, isChosen, isBelow }) => (
        <label key={value} className={classNames(isBelow && styles.below, count === 0 && styles.empty)}>
          <input type="checkbox" checked={isChosen} onChange={(event) => onToggle(value, event.target.checked)} />
          <span>{text}</span>
          <span className={styles.count}>{count !== undefined && texts.filters.count(count)}</span>
        </label>
      ))}
    </div>
  )
}
