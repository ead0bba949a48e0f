import { type Car } from '../../contract/car.ts'
import { texts } from '../texts.ts'
import styles from './state-ribbon.module.css'

/** The state of an offer that is not simply for sale, at the foot of its picture. */
export function StateRibbon({ car }: { car: Pick<Car, 'state' | 'stateAt'> }) {
  if (car.state === undefined) return null
  const [word, when] = texts.offers.ribbons[car.state]
  return (
    <p className={styles.ribbon}>
      <strong>{word}</strong> {when(new Date(car.stateAt ?? 0))}
    </p>
  )
}
