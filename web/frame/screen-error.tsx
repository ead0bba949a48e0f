import { useRouter } from '@tanstack/react-router'
import { sentenceOf } from '../call-error.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import styles from './screen-error.module.css'

/** What stands in place of a screen that could not be loaded or has failed. */
export function ScreenError({ error }: { error: unknown }) {
  const router = useRouter()
  return (
    <Page width="column" className={styles.error}>
      <PageTitle>{texts.frame.brokenTitle}</PageTitle>
      <p>{sentenceOf(error)}</p>
      <Button variant="primary" onClick={() => void router.invalidate()}>
        {texts.frame.tryAgain}
      </Button>
    </Page>
  )
}
