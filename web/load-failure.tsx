import { sentenceOf } from './call-error.ts'
import styles from './load-failure.module.css'
import { texts } from './texts.ts'
import { Button } from './ui/button.tsx'
import { EmptyState } from './ui/empty-state.tsx'
import { Notice } from './ui/notice.tsx'

interface LoadFailureProps {
  error: Error
  /** Whether nothing of the list is loaded. */
  isWhole?: boolean
  onRetry: () => void
}

/** Says why loading failed; what is on the page stays. */
export function LoadFailure({ error, isWhole = false, onRetry }: LoadFailureProps) {
  if (isWhole) {
    return (
      <div role="alert">
        <EmptyState picture="car" text={sentenceOf(error)}>
          <Button variant="primary" onClick={onRetry}>
            {texts.frame.tryAgain}
          </Button>
        </EmptyState>
      </div>
    )
  }
  return (
    <div className={styles.failure}>
      <Notice
        role="alert"
        actions={
          <Button variant="secondary" size="small" onClick={onRetry}>
            {texts.frame.tryAgain}
          </Button>
        }
      >
        {sentenceOf(error)}
      </Notice>
    </div>
  )
}
