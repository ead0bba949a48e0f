import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './load-failure.module.css'

interface LoadFailureProps {
  sentence: string
  onRetry: () => void
}

/** Something on the page could not be loaded; the rest stays. */
export function LoadFailure({ sentence, onRetry }: LoadFailureProps) {
  return (
    <div className={styles.failure} role="alert">
      <Notice
        actions={
          <Button variant="secondary" size="small" onClick={onRetry}>
            {texts.users.tryAgain}
          </Button>
        }
      >
        {sentence}
      </Notice>
    </div>
  )
}
