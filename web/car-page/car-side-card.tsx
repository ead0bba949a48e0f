import { type ReactNode } from 'react'
import { type CarWithId } from '../../contract/car.ts'
import { carName } from '../../contract/shown-car.ts'
import { type Profile } from '../../contract/user.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { Avatar } from '../ui/avatar.tsx'
import card from '../ui/card.module.css'
import { classNames } from '../ui/class-names.ts'
import { Price, SecondPrice, statedOrder } from '../ui/money.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Plate } from '../ui/plate.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { FactsLine } from './car-facts.tsx'
import styles from './car-side-card.module.css'
import { isUnusual, PricePosition } from '../car-parts/price-position.tsx'
import { Listed, PriceDrop } from '../car-parts/price-drop.tsx'

interface CarSideCardProps {
  car: CarWithId
  /** `undefined` while loading. */
  owner: Profile | null | undefined
  /** The actions on the offer. */
  children: ReactNode
}

/** The seller, the car's name and its price. */
export function CarSideCard({ car, owner, children }: CarSideCardProps) {
  const { facts } = texts.carPage
  const [first, second] = statedOrder()
  return (
    <aside aria-label={texts.carPage.atAGlance} className={classNames(card.card, styles.side)}>
      <Owner owner={owner} car={car} />
      <PageTitle className={styles.title} translate="no">
        {carName(car)}
      </PageTitle>
      <div className={styles.price}>
        <p>
          {texts.carPage.price}
          <Price bgn={car.price} currency={first} />
        </p>
        <p>
          <SecondPrice bgn={car.price} currency={second} />
        </p>
      </div>
      <FactsLine car={car} />
      <div className={styles.notes}>
        {car.priceKind && <p>{texts.carPage.priceKinds[car.priceKind]}</p>}
        <PricePosition car={car} />
        {isUnusual(car) && <p className={styles.care}>{texts.fairness.askWhy}</p>}
        <PriceDrop car={car} />
        <Listed car={car} />
      </div>
      {children}
      <dl className={styles.facts}>
        <Fact label={facts.brand}>{car.brand}</Fact>
        <Fact label={facts.year}>
          <Plate year={car.year} />
        </Fact>
        <Fact label={facts.model}>{car.model}</Fact>
        <Fact label={facts.fuel}>{texts.fuelName(car.engine)}</Fact>
        <Fact label={facts.location}>{texts.locationName(car.location)}</Fact>
        <Fact label={facts.transmission}>{texts.valueName('transmission', car.transmission)}</Fact>
      </dl>
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

function Owner({ owner, car }: Pick<CarSideCardProps, 'owner' | 'car'>) {
  if (owner === null) return null
  return (
    <div className={styles.owner}>
      {owner === undefined ? (
        <Skeleton isRound width={52} height={52} />
      ) : (
        <>
          <a href={href('profile', { id: owner.id })} aria-label={texts.carPage.profileOf(owner.username)}>
            <Avatar gender={owner.gender} picture={owner.picture} size={52} alt="" />
          </a>
          <div className={styles.who}>
            <div className={styles.name} title={owner.username} translate="no">
              {texts.carPage.owner(owner.username)}
            </div>
            <SellerLine owner={owner} car={car} />
          </div>
        </>
      )}
    </div>
  )
}

/** The seller in a few words. */
function SellerLine({ owner, car }: { owner: Profile; car: CarWithId }) {
  const words = texts.carPage
  const parts = [
    words.sellerIn(car.seller, texts.placeName(car.town ?? car.location)),
    words.offers(owner.posts),
    words.memberSince(new Date(owner.memberSince)),
  ]
  return <p className={styles.seller}>{parts.join('\u00a0· ')}</p>
}
