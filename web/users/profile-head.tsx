import { Mail } from 'lucide-react'
import { type ReactNode } from 'react'
import { type Profile } from '../../contract/user.ts'
import { texts } from '../texts.ts'
import { Avatar } from '../ui/avatar.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import dusk from '../ui/pictures/dusk.svg'
import styles from './profile-head.module.css'
import { Telephone } from './telephone.tsx'

interface ProfileHeadProps {
  profile: Profile
  /** Stand behind the contacts. */
  links?: ReactNode
  /** What one can do with the person. */
  children: ReactNode
}

/** Avatar, name, contacts and counts of a person. */
export function ProfileHead({ profile, links, children }: ProfileHeadProps) {
  return (
    <>
      <div className={styles.band}>
        <img src={dusk} alt="" />
      </div>
      <div className={styles.head}>
        <div className={styles.avatar}>
          <Avatar gender={profile.gender} size={128} />
        </div>
        <div className={styles.who}>
          <PageTitle>{profile.username}</PageTitle>
          <p className={styles.contacts}>
            {profile.email !== null && (
              <span>
                <Mail />
                {texts.users.email(profile.email)}
              </span>
            )}
            <Telephone profile={profile} />
            {links}
          </p>
        </div>
        {children}
        <dl className={styles.counts}>
          <Count label={texts.users.followers} value={profile.followers} />
          <Count label={texts.users.following} value={profile.following} />
          <Count label={texts.users.posts} value={profile.posts} />
        </dl>
      </div>
    </>
  )
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{texts.users.count(value)}</dd>
    </div>
  )
}
