import { Suspense, useEffect } from 'react'
import { CallError, sentenceOf } from '../call-error.ts'
import { refresh } from '../router/router.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { optionalPart } from '../ui/optional-part.tsx'
import { Page } from '../ui/page.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import styles from './screen-error.module.css'

// Its file is kept for when there is no connection.
const KnownOffline = optionalPart(async () => (await import('../known-offline.tsx')).KnownOffline)

/** What stands in place of a screen that could not be loaded or has failed. */
export function ScreenError({ error }: { error: unknown }) {
  const isOffline = error instanceof CallError && error.code === 'offline'

  // What lacked nothing but the connection comes by itself once that is back.
  useEffect(() => {
    if (!isOffline) return
    window.addEventListener('online', refresh)
    return () => window.removeEventListener('online', refresh)
  }, [isOffline])

  return (
    <Page width="column" className={styles.error}>
      <PageTitle>{isOffline ? texts.offline.title : texts.frame.brokenTitle}</PageTitle>
      <p>{sentenceOf(error)}</p>
      {isOffline && (
        <Suspense>
          <KnownOffline />
        </Suspense>
      )}
      <Button variant="primary" onClick={refresh}>
        {texts.frame.tryAgain}
      </Button>
    </Page>
  )
}
