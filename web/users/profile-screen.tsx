import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useLive } from '../live.ts'
import { queryClient } from '../query-client.ts'
import { useParams } from '../router/page.tsx'
import { useSession } from '../session.ts'
import { optionalPart } from '../lazy-part.tsx'
import { Page } from '../ui/page.tsx'
import { FollowButtons } from './follow-buttons.tsx'
import { HiddenMessageForm } from './hidden-message-form.tsx'
import { Posts } from './posts.tsx'
import styles from './profile-facts.module.css'
import { ProfileHead } from './profile-head.tsx'
import { SaleCount } from './sale-count.tsx'
import { SettingsLink } from './settings-link.tsx'
import { profileQuery, profiles } from './profile-query.ts'
import { postsQuery, refetchProfile, applyCounts } from './people-queries.ts'

const ProfileFacts = optionalPart(async () => (await import('./profile-facts.tsx')).ProfileFacts)

export function OwnProfileScreen() {
  const session = useSession()
  return session && <ProfilePage userId={session.userId} myId={session.userId} />
}

/** Another person's profile; the own id shows the own profile (`decisions.md` 13). */
export function ProfileScreen() {
  const { id } = useParams('profile')
  const session = useSession()
  return session && <ProfilePage userId={id} myId={session.userId} />
}

function OwnLinks({ myId }: { myId: string }) {
  return (
    <>
      <SettingsLink />
      <SaleCount myId={myId} />
    </>
  )
}

function ProfilePage({ userId, myId }: { userId: string; myId: string }) {
  const { data: profile } = useQuery(profileQuery(userId))

  useLive(`profiles/${userId}`, {
    onEvent: (event) => {
      if (event.kind === 'counts') applyCounts(userId, event)
      else if (event.kind === 'privacyChanged' || event.kind === 'profileChanged') void refetchProfile(userId)
    },
    onReconnect: () => {
      void queryClient.invalidateQueries({ queryKey: postsQuery(userId).queryKey })
      return profiles.refetch(userId)
    },
  })

  if (!profile) return null
  return (
    <Page>
      <ProfileHead profile={profile} myId={myId} links={userId === myId && <OwnLinks myId={myId} />}>
        {userId !== myId && <FollowButtons profile={profile} myId={myId} />}
      </ProfileHead>
      <div className={styles.room}>
        <Suspense>
          <ProfileFacts userId={userId} memberSince={profile.memberSince} isOwn={userId === myId} />
        </Suspense>
      </div>
      <Posts userId={userId} isOwn={userId === myId} />
      <HiddenMessageForm />
    </Page>
  )
}
