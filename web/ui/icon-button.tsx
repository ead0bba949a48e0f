import { type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './icon-button.module.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  label: string
  icon: ReactNode
}

/** A round 44 px button with an icon, labelled for screen readers. */
export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={classNames(styles.button, className)} aria-label={label}>
      {icon}
    </button>
  )
}
