import { type Car } from '../../contract/car.ts'
import { texts } from '../texts.ts'
import { classNames } from '../ui/class-names.ts'
import styles from './state-ribbon.module.css'

interface StateRibbonProps {
  car: Pick<Car, 'state' | 'stateAt'>
  /** Positions it on the picture. */
  className?: string | undefined
}

/** The state of an offer that is not simply for sale, at the bottom of its picture. */
export function StateRibbon({ car, className }: StateRibbonProps) {
  if (car.state === undefined) return null
  const [word, when] = texts.offers.ribbons[car.state]
  return (
    <p className={classNames(styles.ribbon, className)}>
      <strong>{word}</strong> {when(new Date(car.stateAt ?? 0))}
    </p>
  )
}
