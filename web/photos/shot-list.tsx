import { Camera, Check } from 'lucide-react'
import { shots, type Shot } from '../../contract/shots.ts'
import { texts } from '../texts.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { missingShots } from './photo-order.ts'
import styles from './shot-list.module.css'

/** With this many photos no further shot is suggested. */
const enough = 8

interface ShotListProps {
  taken: readonly (Shot | null)[]
  /** Chooses or takes a photo with this caption. */
  onTake: (shot: Shot) => void
}

/** The shots that buyers look for and no photo shows; a press chooses a photo for one. No offer waits for them. */
export function ShotList({ taken, onTake }: ShotListProps) {
  const missing = missingShots(taken).map((shot) => texts.photos.shots[shot])
  return (
    <div className={styles.advice}>
      {taken.length < enough && <p>{texts.photos.advice(missing)}</p>}
      <ul className={styles.shots} aria-label={texts.photos.shotList}>
        {shots.map((shot) => (
          <li key={shot}>
            {taken.includes(shot) ? (
              <span className={styles.shot} data-taken>
                <Check />
                {texts.photos.shots[shot]}
                <VisuallyHidden>{texts.photos.taken}</VisuallyHidden>
              </span>
            ) : (
              <button
                type="button"
                className={styles.shot}
                aria-label={texts.photos.take(texts.photos.shots[shot])}
                onClick={() => onTake(shot)}
              >
                <Camera />
                {texts.photos.shots[shot]}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
