import { useQuery } from '@tanstack/react-query'
import { useLive } from '../live.ts'
import { queryClient } from '../query-client.ts'
import { useParams } from '../router/page.tsx'
import { useSession } from '../session.ts'
import { Page } from '../ui/page.tsx'
import { FollowButtons } from './follow-buttons.tsx'
import { HiddenMessageForm } from './hidden-message-form.tsx'
import { Posts } from './posts.tsx'
import { ProfileHead } from './profile-head.tsx'
import { SettingsLink } from './settings-link.tsx'
import { profileQuery } from './profile-query.ts'
import { lookAgain, takeCounts } from './user-queries.ts'

export function OwnProfileScreen() {
  const session = useSession()
  return session && <ProfilePage userId={session.userId} myId={session.userId} />
}

/** Another's profile; under one's own id it is the own profile (`decisions.md` 13). */
export function ProfileScreen() {
  const { id } = useParams('profile')
  const session = useSession()
  return session && <ProfilePage userId={id} myId={session.userId} />
}

function ProfilePage({ userId, myId }: { userId: string; myId: string }) {
  const { data: profile } = useQuery(profileQuery(userId))

  useLive(`profiles/${userId}`, {
    onEvent: (event) => {
      if (event.kind === 'counts') takeCounts(userId, event)
      else if (event.kind === 'privacyChanged') void lookAgain(userId)
    },
    look: () => queryClient.invalidateQueries({ queryKey: profileQuery(userId).queryKey }),
  })

  if (!profile) return null
  return (
    <Page>
      <ProfileHead profile={profile} myId={myId} links={userId === myId && <SettingsLink />}>
        {userId !== myId && <FollowButtons profile={profile} myId={myId} />}
      </ProfileHead>
      <Posts userId={userId} />
      <HiddenMessageForm />
    </Page>
  )
}
