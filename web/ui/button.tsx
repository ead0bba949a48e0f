import { type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'dangerSolid' | 'ghost'

interface ButtonLooks {
  variant: ButtonVariant
  size?: 'small' | undefined
  isWide?: boolean | undefined
  icon?: ReactNode
}

function buttonClass({ variant, size, isWide }: ButtonLooks, className: string | undefined): string {
  return classNames(styles.button, styles[variant], size && styles[size], isWide && styles.wide, className)
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLooks {
  /** The label stays, a spinner replaces the icon, further presses do nothing. */
  isBusy?: boolean | undefined
}

export function Button({ variant, size, isWide, icon, isBusy = false, onClick, children, ...rest }: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, isWide }, rest.className)}
      aria-busy={isBusy || undefined}
      onClick={press}
    >
      {isBusy ? <Spinner /> : icon}
      {children}
    </button>
  )
}

interface ButtonLinkProps extends ComponentProps<'a'>, ButtonLooks {}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, isWide, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size, isWide }, rest.className)}>
      {icon}
      {children}
    </a>
  )
}
