import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { CallError, sentenceOf } from '../call-error.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import styles from './screen-error.module.css'

/** What stands in place of a screen that could not be loaded or has failed. */
export function ScreenError({ error }: { error: unknown }) {
  const router = useRouter()
  const isOffline = error instanceof CallError && error.code === 'offline'

  // What lacked nothing but the connection comes by itself once that is back.
  useEffect(() => {
    if (!isOffline) return
    const load = () => void router.invalidate()
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [isOffline, router])

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
