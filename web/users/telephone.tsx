import { Phone } from 'lucide-react'
import { useState } from 'react'
import { type Profile } from '../../contract/user.ts'
import { sentenceOf } from '../call-error.ts'
import { texts } from '../texts.ts'
import { showToast } from '../ui/toast.tsx'
import { askTelephone, lookAgain } from './user-queries.ts'

/** A person's telephone number; a button where it is given to who asks, nothing where it is hidden. */
export function Telephone({ profile }: { profile: Profile }) {
  const [given, setGiven] = useState<string | null>(null)
  const isOnTap = profile.telephone === null && profile.telephoneShown === 'onTap'
  const telephone = profile.telephone ?? (isOnTap ? given : null)

  async function ask() {
    try {
      const answer = await askTelephone(profile.id)
      setGiven(answer)
      if (answer === null) await lookAgain(profile.id)
    } catch (error) {
      showToast({ text: sentenceOf(error) })
    }
  }

  if (telephone === null && !isOnTap) return null
  return (
    <span role="status">
      <Phone />
      {telephone === null ? (
        <button type="button" onClick={() => void ask()}>
          {texts.users.showTelephone}
        </button>
      ) : (
        texts.users.telephone(telephone)
      )}
    </span>
  )
}
