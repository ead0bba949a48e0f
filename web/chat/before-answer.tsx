import { useQuery } from '@tanstack/react-query'
import { carQuery } from '../car-parts/car-queries.ts'
import { carWarningsQuery } from '../car-parts/car-warnings-query.ts'
import { RadarNote } from '../car-parts/radar-note.tsx'
import { texts } from '../texts.ts'
import styles from './before-answer.module.css'

interface BeforeAnswerProps {
  otherId: string
  /** The offer that the conversation is about. */
  carId: string | undefined
  /** The other one's messages have signs of a fraud, and the person has not answered since. */
  isWarned: boolean
}

/** What to know before one answers: the signs above, and those of the other one's offer. */
export function BeforeAnswer({ otherId, carId = '', isWarned }: BeforeAnswerProps) {
  const { data: car } = useQuery({ ...carQuery(carId), enabled: carId !== '' })
  const isTheirs = car?.owner_id === otherId
  const { data: offer } = useQuery({ ...carWarningsQuery(carId), enabled: isTheirs && !isWarned })
  if (isWarned) {
    return (
      <p className={styles.line} role="note">
        {texts.radar.beforeAnswer}
      </p>
    )
  }
  if (!offer || offer.warnings.length === 0) return null
  return (
    <div className={styles.offer}>
      <RadarNote title={texts.radar.offer} rules={offer.warnings} isOwn={false} />
    </div>
  )
}
