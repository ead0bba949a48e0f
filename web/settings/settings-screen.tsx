import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../load-failure.tsx'
import { useSession } from '../session.ts'
import { texts } from '../texts.ts'
import { useDelayed } from '../ui/delayed.tsx'
import { Loader } from '../ui/loader.tsx'
import { Page } from '../ui/page.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { DataSection } from './data-section.tsx'
import { DeletionSection, LeavingNotice } from './deletion-section.tsx'
import { ExclusionsSection } from './exclusions-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { RecoverySection } from './recovery-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { accountQuery } from './settings-queries.ts'
import styles from './settings.module.css'

/** /profile/settings: what people set about their own account. */
export function SettingsScreen() {
  const session = useSession()
  const { data: account, isPending, error, refetch } = useQuery(accountQuery)
  const isLoaderShown = useDelayed(isPending)

  return (
    <Page width="column" className={styles.page}>
      <PageTitle>{texts.settings.title}</PageTitle>
      {isLoaderShown && <Loader />}
      {error && !account && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {session && account && (
        <>
          {account.deletionAt !== null && <LeavingNotice deletionAt={account.deletionAt} />}
          <PrivacySection
            key={`${account.telephoneShown} ${account.emailShown}`}
            account={account}
            myId={session.userId}
          />
          <ExclusionsSection />
          <SessionsSection />
          <PasswordSection />
          <RecoverySection madeAt={account.recoveryCodeAt} username={session.user.username} />
          <DataSection />
          {account.deletionAt === null && <DeletionSection />}
        </>
      )}
    </Page>
  )
}
