import { Camera, Check } from 'lucide-react'
import { shots, type Shot } from '../../contract/shots.ts'
import { texts } from '../texts.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { missingShots } from './photo-order.ts'
import styles from './shot-list.module.css'

/** What buyers look for, and which of it no photo shows yet. It only advises: no offer waits for it. */
export function ShotList({ taken }: { taken: readonly (Shot | null)[] }) {
  const missing = missingShots(taken).map((shot) => texts.photos.shots[shot])
  return (
    <div className={styles.advice}>
      <p>{texts.photos.advice(missing)}</p>
      <ul className={styles.shots} aria-label={texts.photos.shotList}>
        {shots.map((shot) => (
          <li key={shot} data-taken={taken.includes(shot) || undefined}>
            {taken.includes(shot) ? <Check /> : <Camera />}
            {texts.photos.shots[shot]}
            {taken.includes(shot) && <VisuallyHidden>{texts.photos.taken}</VisuallyHidden>}
          </li>
        ))}
      </ul>
    </div>
  )
}
