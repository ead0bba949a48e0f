import { type CarWithId } from '../../contract/car.ts'
import { publicAddress } from '../../contract/public-address.ts'
import { carName } from '../../contract/shown-car.ts'
import { ReportButton } from '../report-parts/report-button.tsx'
import { useSession } from '../session.ts'
import styles from './public-car-screen.module.css'

/** Others than the seller report the offer here, visitors too. */
export function ReportOffer({ car }: { car: CarWithId }) {
  if (useSession()?.userId === car.owner_id) return null
  const name = `${carName(car)}, ${car.year}`
  return (
    <div className={styles.report}>
      <ReportButton kind="offer" targetId={car.id} name={name} path={publicAddress(car.id, car)} />
    </div>
  )
}
