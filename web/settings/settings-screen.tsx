import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { LoadFailure } from '../load-failure.tsx'
import { pageSettings } from '../preloaded.ts'
import { useSession } from '../session.ts'
import { texts } from '../texts.ts'
import { useDelayed } from '../ui/delayed.tsx'
import { Loader } from '../ui/loader.tsx'
import { neededPart } from '../lazy-part.tsx'
import { Page } from '../ui/page.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { ConsoleNotice } from './console-notice.tsx'
import { BlocksSection } from './blocks-section.tsx'
import { DataSection } from './data-section.tsx'
import { DeletionSection, LeavingNotice } from './deletion-section.tsx'
import { EmailSection } from './email-section.tsx'
import { ExclusionsSection } from './exclusions-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { NoCodeNotice, RecoverySection } from './recovery-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { accountQuery } from './settings-queries.ts'
import styles from './settings.module.css'

const OwnProfile = neededPart(async () => (await import('./own-profile-screen-lazy.tsx')).OwnProfile)
const NotificationsSection = neededPart(
  async () => (await import('../notifications/notifications-section.tsx')).NotificationsSection,
)

const OwnReportsSection = neededPart(async () => (await import('../reports/own-reports-section.tsx')).OwnReportsSection)
const ConfirmDialog = neededPart(async () => (await import('../factors/confirm-dialog.tsx')).ConfirmDialog)
const SecondFactorSection = neededPart(
  async () => (await import('../factors/second-factor-section.tsx')).SecondFactorSection,
)

/** /profile/settings: the settings of the person's own account. */
export function SettingsScreen() {
  const session = useSession()
  const { data: account, isPending, error, refetch } = useQuery(accountQuery)
  const [waiting, setWaiting] = useState<{ again: () => Promise<void> } | null>(null)
  const isLoaderShown = useDelayed(isPending)

  async function goOn() {
    setWaiting(null)
    await waiting?.again()
  }

  return (
    <Page width="column" className={styles.page}>
      <PageTitle>{texts.settings.title}</PageTitle>
      {isLoaderShown && <Loader />}
      {error && !account && <LoadFailure error={error} isWhole onRetry={() => void refetch()} />}
      {session && account && !isLoaderShown && (
        <>
          {account.deletionAt !== null && <LeavingNotice deletionAt={account.deletionAt} />}
          {account.recoveryCodeAt === null && !pageSettings().sendsMail && <NoCodeNotice />}
          {account.role !== 'user' && <ConsoleNotice role={account.role} />}
          <Suspense>
            <OwnProfile myId={session.userId} />
          </Suspense>
          <PrivacySection account={account} myId={session.userId} />
          <Suspense>
            <NotificationsSection />
          </Suspense>
          <ExclusionsSection />
          <BlocksSection />
          <Suspense>
            <OwnReportsSection />
          </Suspense>
          <SessionsSection onConfirmFirst={(again) => setWaiting({ again })} />
          <EmailSection account={account} />
          <PasswordSection />
          <Suspense>
            <SecondFactorSection />
          </Suspense>
          <RecoverySection madeAt={account.recoveryCodeAt} username={session.user.username} />
          <DataSection />
          {account.deletionAt === null && <DeletionSection />}
          <Suspense>{waiting && <ConfirmDialog onDone={goOn} onClose={() => setWaiting(null)} />}</Suspense>
        </>
      )}
    </Page>
  )
}
