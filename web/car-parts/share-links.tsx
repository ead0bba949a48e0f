import { Mail, MessageCircle, Phone } from 'lucide-react'
import { type CarWithId } from '../../contract/car.ts'
import { usePage } from '../router/page.tsx'
import { texts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { shareAddresses } from './share-addresses.ts'
import styles from './share-links.module.css'

/** Links that share the public page of a car by Viber, WhatsApp or e-mail. */
export function ShareLinks({ car }: { car: CarWithId }) {
  const { viber, whatsApp, mail } = shareAddresses(car, usePage().url.origin)
  const looks = { variant: 'secondary', size: 'small' } as const
  return (
    <div className={styles.links} role="group" aria-label={texts.share.title}>
      <ButtonLink {...looks} icon={<Phone />} href={viber} suppressHydrationWarning>
        {texts.share.viber}
      </ButtonLink>
      <ButtonLink
        {...looks}
        icon={<MessageCircle />}
        href={whatsApp}
        target="_blank"
        rel="noopener"
        suppressHydrationWarning
      >
        {texts.share.whatsApp}
      </ButtonLink>
      <ButtonLink {...looks} icon={<Mail />} href={mail} suppressHydrationWarning>
        {texts.share.mail}
      </ButtonLink>
    </div>
  )
}
