import { Phone } from 'lucide-react'
import { type Profile } from '../../contract/user.ts'
import { texts } from '../texts.ts'
import { useTelephone } from './asked-telephone.ts'
import { telephoneLink } from './contact-links.ts'

/** A person's telephone number, a button if it is shown on request, nothing if it is hidden. */
export function Telephone({ profile }: { profile: Profile }) {
  const { telephone, isOnTap, ask } = useTelephone(profile)
  if (telephone === null && !isOnTap) return null
  const link = telephone === null ? null : telephoneLink(telephone)
  return (
    <span role="status">
      <Phone />
      {telephone === null ? (
        <button type="button" onClick={() => void ask()}>
          {texts.users.showTelephone}
        </button>
      ) : link === null ? (
        texts.users.telephone(telephone)
      ) : (
        <a href={link}>{texts.users.telephone(telephone)}</a>
      )}
    </span>
  )
}
