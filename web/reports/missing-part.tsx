import { CallError } from '../call-error.ts'
import { texts } from '../texts.ts'
import { Page } from '../ui/page.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { sentenceOf } from '../call-error.ts'
import styles from './reports.module.css'

/** In place of a report or decision that is not there, or whose link is wrong. */
export function MissingPart({ error }: { error: Error | null }) {
  const isMissing = error === null || (error instanceof CallError && error.status === 404)
  return (
    <Page width="column" className={styles.page}>
      <PageTitle>{isMissing ? texts.reports.missing : sentenceOf(error)}</PageTitle>
      {isMissing && <p>{texts.reports.missingHint}</p>}
    </Page>
  )
}
