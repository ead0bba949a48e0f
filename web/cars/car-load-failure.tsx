import { sentenceOf } from '../call-error.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

/** Says why something could not be loaded; what is on the page stays. */
export function CarLoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Notice
      role="alert"
      actions={
        <Button variant="secondary" size="small" onClick={onRetry}>
          {texts.cars.tryAgain}
        </Button>
      }
    >
      {sentenceOf(error)}
    </Notice>
  )
}
