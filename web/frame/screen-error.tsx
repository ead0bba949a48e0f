import { Suspense, useEffect, useState } from 'react'
import { isOffline, sentenceOf } from '../call-error.ts'
import { refresh } from '../router/router.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { optionalPart } from '../lazy-part.tsx'
import { Page } from '../ui/page.tsx'
import { CarScene } from '../ui/empty-state.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import styles from './screen-error.module.css'

// Its file is cached for use without a connection.
const KnownOffline = optionalPart(async () => (await import('../known-offline.tsx')).KnownOffline)

/** Shown in place of a screen that failed or could not be loaded. */
export function ScreenError({ error }: { error: unknown }) {
  // The state when the screen failed, because the connection may return.
  const [{ isLost, sentence }] = useState(() => ({ isLost: isOffline(error), sentence: sentenceOf(error) }))

  // A screen that lacked only the connection is loaded again with it.
  useEffect(() => {
    if (!isLost) return
    window.addEventListener('online', refresh)
    return () => window.removeEventListener('online', refresh)
  }, [isLost])

  return (
    <Page width="column" className={styles.error}>
      <CarScene />
      <PageTitle>{isLost ? texts.offline.title : texts.frame.brokenTitle}</PageTitle>
      <p>{sentence}</p>
      {!isLost && <p>{texts.frame.typedKept}</p>}
      {isLost && (
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
