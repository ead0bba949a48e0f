import { Phone } from 'lucide-react'
import { useState } from 'react'
import { type Profile } from '../../contract/user.ts'
import { texts } from '../texts.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { useTelephone } from './asked-telephone.ts'
import { telephoneLink } from './contact-links.ts'

interface CallButtonProps {
  profile: Profile
  /** Whether the button shows the number in place of "Call". */
  showsNumber?: boolean
}

/** Calls a person with a visible number. A number shown on request is requested by the press, then called. */
export function CallButton({ profile, showsNumber = false }: CallButtonProps) {
  const { telephone, isOnTap, ask } = useTelephone(profile)
  const [isBusy, setIsBusy] = useState(false)
  const [wasAsked, setWasAsked] = useState(false)

  async function askAndCall() {
    setIsBusy(true)
    const link = telephoneLink((await ask()) ?? '')
    setIsBusy(false)
    setWasAsked(true)
    // A computer would ask for a program, so there the number is shown instead.
    if (link !== null && matchMedia('(pointer: coarse)').matches) location.assign(link)
  }

  if (isOnTap) {
    return (
      <Button variant="secondary" icon={<Phone />} isBusy={isBusy} onClick={() => void askAndCall()}>
        {texts.users.call}
      </Button>
    )
  }
  const link = telephone === null ? null : telephoneLink(telephone)
  if (telephone === null || link === null) return null
  return (
    <ButtonLink
      variant="secondary"
      icon={<Phone />}
      href={link}
      aria-label={texts.users.callNumber(telephone)}
      ref={wasAsked ? focus : undefined}
    >
      {showsNumber || wasAsked ? telephone : texts.users.call}
    </ButtonLink>
  )
}

/** The link takes the focus of the pressed button, which it replaces. */
function focus(link: HTMLAnchorElement | null): void {
  link?.focus()
}
