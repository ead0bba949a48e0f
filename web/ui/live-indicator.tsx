import styles from './live-indicator.module.css'
import { useUiTexts } from './ui-texts.tsx'

/** Says whether the element beside it is updated live. */
export function LiveIndicator({ isConnected }: { isConnected: boolean }) {
  const texts = useUiTexts()
  return (
    <span className={styles.live} data-connected={isConnected} role="status">
      {isConnected ? texts.live : texts.reconnecting}
    </span>
  )
}
