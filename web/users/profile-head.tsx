import { Mail } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { neededPart } from '../lazy-part.tsx'
import { type Profile } from '../../contract/user.ts'
import { texts } from '../texts.ts'
import { Avatar } from '../ui/avatar.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import dusk from '../ui/pictures/dusk.svg'
import { mailLink } from './contact-links.ts'
import { type FollowSide } from './follow-list-queries.ts'
import styles from './profile-head.module.css'
import { Telephone } from './telephone.tsx'

const FollowList = neededPart(async () => (await import('./follow-list.tsx')).FollowList)

interface ProfileHeadProps {
  profile: Profile
  myId: string
  /** Links after the contacts. */
  links?: ReactNode
  /** The actions on the person. */
  children: ReactNode
}

/** Avatar, name, contacts and counts of a person. */
export function ProfileHead({ profile, myId, links, children }: ProfileHeadProps) {
  const [side, setSide] = useState<FollowSide | null>(null)
  return (
    <>
      <div className={styles.band}>
        <img src={dusk} alt="" />
      </div>
      <div className={styles.head}>
        <div className={styles.avatar}>
          <Avatar gender={profile.gender} picture={profile.picture} size={128} />
        </div>
        <div className={styles.who}>
          <PageTitle translate="no">{profile.username}</PageTitle>
          <p className={styles.contacts}>
            {profile.email !== null && (
              <span>
                <Mail />
                <a href={mailLink(profile.email)}>{texts.users.email(profile.email)}</a>
              </span>
            )}
            <Telephone profile={profile} />
            {links}
          </p>
        </div>
        {children}
        <dl className={styles.counts}>
          <Count label={texts.users.followers} value={profile.followers} onOpen={() => setSide('followers')} />
          <Count label={texts.users.following} value={profile.following} onOpen={() => setSide('following')} />
          <Count label={texts.users.posts} value={profile.posts} />
        </dl>
      </div>
      {side && (
        <Suspense>
          <FollowList userId={profile.id} myId={myId} side={side} count={profile[side]} onClose={() => setSide(null)} />
        </Suspense>
      )}
    </>
  )
}

function Count({ label, value, onOpen }: { label: string; value: number; onOpen?: () => void }) {
  const count = texts.users.count(value)
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {onOpen ? (
          <button type="button" aria-label={`${label}: ${count}`} aria-haspopup="dialog" onClick={onOpen}>
            {count}
          </button>
        ) : (
          count
        )}
      </dd>
    </div>
  )
}
