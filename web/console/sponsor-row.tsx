import { ArrowDown, ArrowUp } from 'lucide-react'
import { useRef } from 'react'
import { type ListedSponsor } from '../../contract/edited-sponsor.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { useFocusBeside } from '../ui/use-focus-beside.ts'
import { Mark } from './found-rows.tsx'
import styles from './sponsor-row.module.css'

const words = texts.consoleSponsors

interface SponsorRowProps {
  sponsor: ListedSponsor
  /** Missing at the ends of the list. */
  onEarlier: (() => void) | undefined
  onLater: (() => void) | undefined
  onToggle: () => void
  onChange: () => void
  onDelete: () => void
}

/** A sponsor and what an operator can do with it. */
export function SponsorRow({ sponsor, onEarlier, onLater, onToggle, onChange, onDelete }: SponsorRowProps) {
  const { name, link, img, isShown } = sponsor
  const item = useRef<HTMLLIElement>(null)
  useFocusBeside(item, 'li button', 'button')
  return (
    <li ref={item} className={styles.row}>
      <span className={styles.logo}>
        <img src={img} alt={words.logoOf(name)} height={48} />
      </span>
      <div className={styles.words}>
        <strong>{name}</strong> {!isShown && <Mark>{words.off}</Mark>}
        <p>{link}</p>
      </div>
      <div className={styles.buttons}>
        <IconButton label={words.earlier(name)} icon={<ArrowUp />} disabled={!onEarlier} onClick={onEarlier} />
        <IconButton label={words.later(name)} icon={<ArrowDown />} disabled={!onLater} onClick={onLater} />
        <Button
          variant="secondary"
          size="small"
          aria-label={isShown ? words.switchOffOf(name) : words.switchOnOf(name)}
          onClick={onToggle}
        >
          {isShown ? words.switchOff : words.switchOn}
        </Button>
        <Button variant="secondary" size="small" aria-label={words.changeOf(name)} onClick={onChange}>
          {words.change}
        </Button>
        <Button variant="danger" size="small" aria-label={words.deleteOf(name)} onClick={onDelete}>
          {words.delete}
        </Button>
      </div>
    </li>
  )
}
