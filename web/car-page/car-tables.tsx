import { type Car } from '../../contract/car.ts'
import { texts } from '../texts.ts'
import { Extras, KeyFacts, VehicleFacts } from './car-facts.tsx'
import styles from './car-tables.module.css'

/** The stated facts of a car below its pictures, on the offer and on its public page. */
export function CarTables({ car }: { car: Car }) {
  return (
    <>
      <KeyFacts car={car} />
      <section className={styles.description}>
        <h2>{texts.carPage.description}</h2>
        <p dir="auto">{car.description}</p>
      </section>
      <VehicleFacts car={car} />
      <Extras extras={car.extras ?? []} />
    </>
  )
}
