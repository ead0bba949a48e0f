import { classNames } from './class-names.ts'
import styles from './live-indicator.module.css'
import { useUiTexts } from './ui-texts.tsx'

interface LiveIndicatorProps {
  isConnected: boolean
  /** Whether a phone sees the dot alone, beside what needs the room. */
  isDotOnPhone?: boolean
}

/** Says whether the element beside it is updated live. */
export function LiveIndicator({ isConnected, isDotOnPhone = false }: LiveIndicatorProps) {
  const texts = useUiTexts()
  return (
    <span className={classNames(styles.live, isDotOnPhone && styles.dot)} data-connected={isConnected} role="status">
      {isConnected ? texts.live : texts.reconnecting}
    </span>
  )
}
