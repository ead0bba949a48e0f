import { useState } from 'react'
import { type Profile } from '../../contract/user.ts'
import { sentenceOf } from '../call-error.ts'
import { showToast } from '../ui/toast.tsx'
import { askTelephone, refetchProfile } from './people-queries.ts'

/** A person's telephone number if it is visible; `isOnTap` while it is shown on request. */
export function useTelephone(profile: Profile) {
  const [given, setGiven] = useState<string | null>(null)
  const isOnTap = profile.telephone === null && profile.telephoneShown === 'onTap'
  const telephone = profile.telephone ?? (isOnTap ? given : null)

  /** Returns the number; `null` when it is no longer shown or the request failed. */
  async function ask(): Promise<string | null> {
    try {
      const answer = await askTelephone(profile.id)
      setGiven(answer)
      if (answer === null) await refetchProfile(profile.id)
      return answer
    } catch (error) {
      showToast({ text: sentenceOf(error) })
      return null
    }
  }

  return { telephone, isOnTap: isOnTap && telephone === null, ask }
}
