import { type RadarRule } from '../../contract/radar.ts'
import { RadarNote } from '../car-parts/radar-note.tsx'
import { texts } from '../texts.ts'
import styles from './message-warning.module.css'

/** What the radar saw in the messages of one of the two so far, below the last of them. */
export function MessageWarning({ rules, isOwn }: { rules: readonly RadarRule[]; isOwn: boolean }) {
  return (
    <div className={styles.warning}>
      <RadarNote title={isOwn ? texts.radar.ownMessage : texts.radar.message} rules={rules} isOwn={isOwn} />
    </div>
  )
}
