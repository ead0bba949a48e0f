import { type ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './page.module.css'

interface PageProps extends ComponentProps<'div'> {
  /** 1240 px, or a column of 760 px for lists of people and long texts. */
  width?: 'full' | 'column'
}

/** The usual box of a screen inside `main`: page width, gutters, and space above and below. */
export function Page({ width = 'full', className, ...rest }: PageProps) {
  return <div {...rest} className={classNames(styles.page, styles[width], className)} />
}
