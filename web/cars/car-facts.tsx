import { Check } from 'lucide-react'
import { type ReactNode } from 'react'
import { type Car } from '../../contract/car.ts'
import { extraGroups, kilowatts, type Extra } from '../../contract/facts.ts'
import { texts } from '../texts.ts'
import { Quantity } from '../ui/money.tsx'
import styles from './car-facts.module.css'

type Row = readonly [label: string, value: ReactNode]

/** What most people ask first, in tiles; what is not known is left out. */
export function KeyFacts({ car }: { car: Car }) {
  const { labels, keyFacts } = texts.facts
  const units = texts.units
  const tiles: Row[] = [
    [labels.mileage, amount(car.mileage, units.mileage)],
    [labels.power, car.power !== undefined && `${car.power} ${units.power}`],
    [texts.carPage.facts.fuel, car.engine],
    [texts.carPage.facts.transmission, car.transmission],
    [labels.body, car.body],
    [texts.carPage.facts.year, car.year],
  ]
  return (
    <dl className={styles.tiles} aria-label={keyFacts}>
      <Rows rows={tiles} />
    </dl>
  )
}

/** All that is known of the vehicle beside the specification's fields. */
export function VehicleFacts({ car }: { car: Car }) {
  const rows = statedRows(car)
  if (rows.every(([, value]) => !isStated(value))) return null
  return (
    <section className={styles.section}>
      <h2>{texts.facts.title}</h2>
      <dl className={styles.rows}>
        <Rows rows={rows} />
      </dl>
    </section>
  )
}

function statedRows(car: Car): Row[] {
  const units = texts.units
  const { labels, power, sellerSays, month } = texts.facts
  return [
    [labels.firstRegistration, car.firstRegistration && month(car.firstRegistration)],
    [labels.mileage, amount(car.mileage, units.mileage)],
    [labels.power, car.power !== undefined && power(car.power, kilowatts(car.power))],
    [labels.displacement, amount(car.displacement, units.displacement)],
    [labels.battery, car.battery !== undefined && `${car.battery} ${units.battery}`],
    [labels.electricRange, amount(car.electricRange, units.electricRange)],
    [labels.emission, car.emission],
    [labels.body, car.body],
    [labels.colour, car.colour],
    [labels.doors, car.doors],
    [labels.drive, car.drive],
    [labels.steering, car.steering],
    [labels.condition, car.condition],
    [labels.owners, car.owners],
    [labels.serviceBook, car.serviceBook],
    [labels.accident, car.accident && sellerSays(car.accident)],
    [labels.vin, car.vin],
    [labels.vat, car.vat],
    [labels.seller, car.seller],
    [labels.region, car.region],
    [labels.town, car.town],
    [labels.registered, car.registered],
    [labels.newImport, car.newImport],
  ]
}

/** The extras by group. */
export function Extras({ extras }: { extras: readonly Extra[] }) {
  if (extras.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>{texts.facts.extras}</h2>
      {Object.entries(extraGroups).map(([group, all]) => {
        const here = all.filter((extra) => extras.includes(extra))
        return (
          here.length > 0 && (
            <div key={group}>
              <h3>{group}</h3>
              <ul className={styles.extras}>
                {here.map((extra) => (
                  <li key={extra}>
                    <Check />
                    {extra}
                  </li>
                ))}
              </ul>
            </div>
          )
        )
      })}
    </section>
  )
}

function Rows({ rows }: { rows: readonly Row[] }) {
  return rows
    .filter(([, value]) => isStated(value))
    .map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))
}

function isStated(value: ReactNode): boolean {
  return value !== undefined && value !== false && value !== ''
}

function amount(value: number | undefined, unit: string): ReactNode {
  return value !== undefined && <Quantity digits={String(value)} unit={unit} />
}
