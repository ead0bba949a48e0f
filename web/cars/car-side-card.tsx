import { type ReactNode } from 'react'
import { type CarWithId } from '../../contract/car.ts'
import { carName } from '../../contract/shown-car.ts'
import { type Person } from '../../contract/user.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { Avatar } from '../ui/avatar.tsx'
import card from '../ui/card.module.css'
import { classNames } from '../ui/class-names.ts'
import { Bgn, Eur } from '../ui/money.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Plate } from '../ui/plate.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './car-side-card.module.css'
import { PricePosition } from '../car-parts/price-position.tsx'
import { Listed, PriceDrop } from '../car-parts/price-drop.tsx'

interface CarSideCardProps {
  car: CarWithId
  /** `undefined` until it is known. */
  owner: Person | null | undefined
  /** The owner's buttons. */
  children: ReactNode
}

/** Who offers the car, what it is and what it costs. */
export function CarSideCard({ car, owner, children }: CarSideCardProps) {
  const { facts } = texts.carPage
  return (
    <aside className={classNames(card.card, styles.side)}>
      <Owner owner={owner} />
      <PageTitle className={styles.title}>{carName(car)}</PageTitle>
      <div className={styles.price}>
        <p>
          {texts.carPage.price}
          <Bgn amount={car.price} />
        </p>
        <p>
          <Eur bgn={car.price} />
        </p>
      </div>
      <div className={styles.notes}>
        <PricePosition car={car} />
        <PriceDrop car={car} />
        <Listed car={car} />
      </div>
      <dl className={styles.facts}>
        <Fact label={facts.brand}>{car.brand}</Fact>
        <Fact label={facts.year}>
          <Plate year={car.year} />
        </Fact>
        <Fact label={facts.model}>{car.model}</Fact>
        <Fact label={facts.fuel}>{car.engine}</Fact>
        <Fact label={facts.location}>{car.location}</Fact>
        <Fact label={facts.transmission}>{car.transmission}</Fact>
      </dl>
      {children}
    </aside>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Owner({ owner }: { owner: Person | null | undefined }) {
  if (owner === null) return null
  return (
    <div className={styles.owner}>
      {owner === undefined ? (
        <Skeleton isRound width={52} height={52} />
      ) : (
        <>
          <a href={href('profile', { id: owner.id })} aria-label={texts.carPage.profileOf(owner.username)}>
            <Avatar gender={owner.gender} size={52} alt="" />
          </a>
          <div>{texts.carPage.owner(owner.username)}</div>
        </>
      )}
    </div>
  )
}
