import { type ComponentProps, type FocusEvent, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { FieldNotes, useFieldIds, type FieldTexts } from './field.tsx'
import fieldStyles from './field.module.css'
import styles from './radio-cards.module.css'

interface RadioCardsProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onBlur'>, FieldTexts {
  /** The chosen option, or an empty text. */
  value: string
  options: readonly { value: string; text: string; picture?: ReactNode }[]
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
}

/** Radio buttons as cards in a fieldset. Leaving the group, not moving inside it, counts as leaving the field. */
export function RadioCards({ label, error, hint, options, value, onBlur, ...input }: RadioCardsProps) {
  const ids = useFieldIds({ label, error, hint }, input.id)

  function leave(event: FocusEvent<HTMLInputElement>) {
    const group = event.currentTarget.closest('fieldset')
    if (!group?.contains(event.relatedTarget)) onBlur?.(event)
  }

  return (
    <fieldset role="radiogroup" {...ids.control} className={fieldStyles.field}>
      <legend className={classNames(fieldStyles.label, styles.legend)}>{label}</legend>
      <div className={classNames(styles.cards, error !== undefined && styles.invalid)}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              {...input}
              id={undefined}
              type="radio"
              value={option.value}
              checked={option.value === value}
              onBlur={leave}
            />
            {option.picture}
            {option.text}
          </label>
        ))}
      </div>
      <FieldNotes error={error} hint={hint} ids={ids} />
    </fieldset>
  )
}
