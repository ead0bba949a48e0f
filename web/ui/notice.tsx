import { Info } from 'lucide-react'
import { type ComponentProps, type ReactNode } from 'react'
import styles from './notice.module.css'

interface NoticeProps extends ComponentProps<'div'> {
  icon?: ReactNode
  /** At most two small buttons. */
  actions?: ReactNode
}

/** Calm information of one or two sentences. */
export function Notice({ icon, actions, children, ...rest }: NoticeProps) {
  return (
    <div {...rest} className={styles.notice}>
      {icon ?? <Info />}
      <div className={styles.text}>{children}</div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
