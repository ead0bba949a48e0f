import { MessageSquare } from 'lucide-react'
import { type Profile } from '../../contract/user.ts'
import { sentenceOf } from '../call-error.ts'
import { PersonMenu } from '../person-parts/person-menu.tsx'
import { href } from '../router/address.ts'
import { navigate } from '../router/navigate.ts'
import { texts } from '../texts.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { showToast } from '../ui/toast.tsx'
import { CallButton } from './call-button.tsx'
import styles from './follow-buttons.module.css'
import { setFollowed } from './people-queries.ts'

/** The actions on another person: write, call, follow, unfollow, mute, block. */
export function FollowButtons({ profile, myId }: { profile: Profile; myId: string }) {
  function toggle() {
    setFollowed(myId, profile.id, !profile.isFollowed).catch((error: unknown) => {
      showToast({ text: sentenceOf(error) })
    })
  }

  return (
    <div className={styles.buttons}>
      <ButtonLink href={href('chat', { id: profile.id })} variant="secondary" icon={<MessageSquare />}>
        {texts.users.message}
      </ButtonLink>
      <CallButton profile={profile} />
      <Button variant={profile.isFollowed ? 'secondary' : 'primary'} onClick={toggle}>
        {profile.isFollowed ? texts.users.unfollow : texts.users.follow}
      </Button>
      <PersonMenu person={profile} onBlocked={() => void navigate(href('people'))} />
    </div>
  )
}
