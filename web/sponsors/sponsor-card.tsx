import { ExternalLink } from 'lucide-react'
import { type Sponsor } from '../../contract/sponsor.ts'
import { texts } from '../texts.ts'
import cardStyles from '../ui/card.module.css'
import { classNames } from '../ui/class-names.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import styles from './sponsor-card.module.css'

interface SponsorCardProps {
  sponsor: Sponsor
  /** Marks the second copy, which neither keys nor screen readers reach. */
  isCopy: boolean
}

export function SponsorCard({ sponsor, isCopy }: SponsorCardProps) {
  return (
    <li className={classNames(cardStyles.card, styles.sponsor)}>
      <div className={styles.logo}>
        <img src={sponsor.img} alt={isCopy ? '' : texts.sponsors.logoOf(sponsor.name)} height={84} />
      </div>
      <h3>{sponsor.name}</h3>
      <p>{texts.sponsors.visitForMore}</p>
      {isSafeLink(sponsor.link) && (
        <a href={sponsor.link} target="_blank" rel="noopener noreferrer" tabIndex={isCopy ? -1 : undefined}>
          {texts.sponsors.visitWebsite}
          <ExternalLink />
          <VisuallyHidden>{texts.sponsors.opensNewTab}</VisuallyHidden>
        </a>
      )}
    </li>
  )
}

/** A sponsor's website is an https address; anything else, such as `javascript:`, is no link. */
function isSafeLink(link: string): boolean {
  return URL.canParse(link) && new URL(link).protocol === 'https:'
}
