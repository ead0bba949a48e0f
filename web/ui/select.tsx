import { ChevronDown } from 'lucide-react'
import { type ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './select.module.css'

interface SelectProps extends ComponentProps<'select'> {
  /** For use beside a list, not in a form. */
  isSmall?: boolean
}

/** A native select with the app's arrow; its options are the children. `className` is of the box around it. */
export function Select({ isSmall, className, ...select }: SelectProps) {
  return (
    <div className={classNames(styles.box, className)} data-small={isSmall || undefined}>
      <select {...select} />
      <ChevronDown />
    </div>
  )
}
