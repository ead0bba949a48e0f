import { Check } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { type Car } from '../../contract/car.ts'
import { extraGroupNames, extraGroups, kilowatts, type ChoiceFact, type Extra } from '../../contract/facts.ts'
import { texts } from '../texts.ts'
import { Quantity } from '../ui/money.tsx'
import styles from './car-facts.module.css'

/** Up to this many extras are listed without headings. */
const maxWithoutHeadings = 15

type Row = readonly [label: string, value: ReactNode]

/** The facts that tell cars apart, in one line; unknown ones are omitted. */
export function FactsLine({ car }: { car: Car }) {
  const parts: [string, ReactNode][] = [
    ['year', car.year],
    ['mileage', amount(car.mileage, texts.units.mileage)],
    ['fuel', texts.fuelName(car.engine)],
    ['transmission', texts.valueName('transmission', car.transmission)],
    ['place', texts.placeName(car.town ?? car.location)],
  ]
  return (
    <p className={styles.line}>
      {parts
        .filter(([, part]) => isStated(part))
        .map(([name, part], i) => (
          <Fragment key={name}>
            {i > 0 && '\u00a0· '}
            {part}
          </Fragment>
        ))}
    </p>
  )
}

/** The facts that most people ask for next, in tiles; unknown ones are omitted. */
export function KeyFacts({ car }: { car: Car }) {
  const { labels, keyFacts, power } = texts.facts
  const units = texts.units
  const tiles: Row[] = [
    [labels.mileage, amount(car.mileage, units.mileage)],
    [labels.power, car.power !== undefined && power(car.power, kilowatts(car.power))],
    [labels.displacement, amount(car.displacement, units.displacement)],
    [labels.battery, amount(car.battery, units.battery)],
    choice(car, 'body'),
    choice(car, 'colour'),
  ]
  if (tiles.every(([, value]) => !isStated(value))) return null
  return (
    <dl className={styles.tiles} aria-label={keyFacts}>
      <Rows rows={tiles} />
    </dl>
  )
}

/** The facts of the vehicle beyond the specification's fields and the tiles. */
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
  const { labels, sellerSays, month } = texts.facts
  return [
    [labels.firstRegistration, car.firstRegistration && month(car.firstRegistration)],
    [labels.electricRange, amount(car.electricRange, texts.units.electricRange)],
    choice(car, 'emission'),
    choice(car, 'doors'),
    choice(car, 'drive'),
    choice(car, 'steering'),
    choice(car, 'condition'),
    [labels.owners, car.owners],
    choice(car, 'serviceBook'),
    [labels.keys, car.keys],
    [labels.inspectionUntil, car.inspectionUntil && month(car.inspectionUntil)],
    [labels.insuranceUntil, car.insuranceUntil && month(car.insuranceUntil)],
    [labels.accident, car.accident && sellerSays(texts.valueName('accident', car.accident))],
    [labels.vin, car.vin && <Vin key="vin" vin={car.vin} />],
    choice(car, 'vat'),
    ...placeRows(car),
    choice(car, 'registered'),
    choice(car, 'newImport'),
  ]
}

function Vin({ vin }: { vin: string }) {
  return <span translate="no">{vin}</span>
}

/** The region and the town, where the location does not name them already. */
function placeRows({ location, region, town }: Car): Row[] {
  const { labels } = texts.facts
  const [regionName, townName] = [region, town].map((place) => place && texts.placeName(place))
  const shown = texts.locationName(location)
  return [
    [labels.region, regionName !== shown && regionName],
    [labels.town, townName !== shown && townName !== regionName && townName],
  ]
}

function choice(car: Car, fact: ChoiceFact): Row {
  const value = car[fact]
  return [texts.facts.labels[fact], value && texts.valueName(fact, value)]
}

/** The extras in one list; a long one has the headings of their groups. */
export function Extras({ extras }: { extras: readonly Extra[] }) {
  if (extras.length === 0) return null
  const groups = extraGroupNames
    .map((group) => ({ group, here: extraGroups[group].filter((extra) => extras.includes(extra)) }))
    .filter(({ here }) => here.length > 0)
  return (
    <section className={styles.section}>
      <h2>{texts.facts.extras}</h2>
      {extras.length > maxWithoutHeadings ? (
        groups.map(({ group, here }) => (
          <div key={group}>
            <h3>{texts.extraGroupName(group)}</h3>
            <Ticked extras={here} />
          </div>
        ))
      ) : (
        <Ticked extras={groups.flatMap(({ here }) => here)} />
      )}
    </section>
  )
}

function Ticked({ extras }: { extras: readonly Extra[] }) {
  return (
    <ul className={styles.extras}>
      {extras.map((extra) => (
        <li key={extra}>
          <Check />
          {texts.extraName(extra)}
        </li>
      ))}
    </ul>
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
