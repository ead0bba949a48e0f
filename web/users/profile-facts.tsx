import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { type CarWithId } from '../../contract/car.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { BuyerRights, FactsList, SaidByMet, SellerFact, TraderBlock } from './facts-list.tsx'
import { profileFactsQuery } from './profile-facts-query.ts'
import styles from './profile-facts.module.css'

const words = texts.profileFacts

interface ProfileFactsProps {
  userId: string
  /** Epoch ms. */
  memberSince: number
  isOwn: boolean
}

/** What a person says of themselves, and what they did, below the head of their profile. */
export function ProfileFacts({ userId, memberSince, isOwn }: ProfileFactsProps) {
  const { data: facts } = useQuery(profileFactsQuery(userId))
  if (!facts) return null
  return (
    <section className={styles.section} aria-label={words.title}>
      {facts.looksLikeTrader && isOwn && (
        <Notice
          actions={
            <ButtonLink variant="secondary" size="small" href={`${href('settings')}#seller`}>
              {words.declare}
            </ButtonLink>
          }
        >
          {words.looksLikeTrader}
        </Notice>
      )}
      {facts.about !== '' && (
        <p className={styles.about} dir="auto">
          {facts.about}
        </p>
      )}
      <FactsList facts={facts} memberSince={memberSince} />
      <SaidByMet says={facts.says} />
      <TraderBlock trader={facts.trader} />
    </section>
  )
}

/** Who sells a car, and what that means for the buyer's rights. */
export function SellerFacts({ car }: { car: CarWithId }) {
  const { data: facts } = useQuery(profileFactsQuery(car.owner_id))
  const titleId = useId()
  if (!facts) return null
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{words.aboutSeller}</h2>
      <FactsList facts={facts} knowsOffers />
      <SaidByMet says={facts.says} />
      <TraderBlock trader={facts.trader} />
      <BuyerRights seller={facts.seller ?? car.seller} />
    </section>
  )
}

/** For those who are not told who the seller is: the kind of seller, and what that means for the buyer's rights. */
export function SellerRights({ car: { seller } }: { car: CarWithId }) {
  const titleId = useId()
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{words.aboutSeller}</h2>
      {seller && (
        <ul className={styles.facts}>
          <SellerFact seller={seller} />
        </ul>
      )}
      <BuyerRights seller={seller} />
    </section>
  )
}
