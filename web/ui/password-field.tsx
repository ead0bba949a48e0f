import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { Field, useFieldIds, type FieldTexts } from './field.tsx'
import styles from './field.module.css'
import { IconButton } from './icon-button.tsx'
import { useUiTexts } from './ui-texts.tsx'

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> & FieldTexts

/** A password whose letters the eye button shows and hides. */
export function PasswordField({ label, error, hint, ...input }: PasswordFieldProps) {
  const texts = useUiTexts()
  const [isShown, setIsShown] = useState(false)
  const ids = useFieldIds({ label, error, hint }, input.id)
  return (
    <Field label={label} error={error} hint={hint} ids={ids}>
      <div className={styles.password}>
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...ids.control}
          type={isShown ? 'text' : 'password'}
          className={styles.control}
        />
        <IconButton
          label={isShown ? texts.hidePassword : texts.showPassword}
          icon={isShown ? <EyeOff /> : <Eye />}
          aria-controls={ids.control.id}
          onClick={() => setIsShown(!isShown)}
        />
      </div>
    </Field>
  )
}
