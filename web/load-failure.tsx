import { sentenceOf } from './call-error.ts'
import styles from './load-failure.module.css'
import { texts } from './texts.ts'
import { Button } from './ui/button.tsx'
import { Notice } from './ui/notice.tsx'

/** Says why something could not be loaded; what is on the page stays. */
export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
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
