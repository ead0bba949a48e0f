import { CalendarDays, Car, Clock, Handshake, MessageCircle, Sparkles, Store, User, Users } from 'lucide-react'
import { type ReactNode } from 'react'
import { metFacts } from '../../contract/handover.ts'
import { type ProfileFacts, type SellerKind } from '../../contract/profile.ts'
import { texts } from '../texts.ts'
import styles from './profile-facts.module.css'

const words = texts.profileFacts

interface FactsListProps {
  facts: ProfileFacts
  /** Epoch ms; left out where it stands already. */
  memberSince?: number
  /** Whether what is for sale stands already. */
  knowsOffers?: boolean
}

/** The facts of a person, one a line, each with its picture. */
export function FactsList({ facts, memberSince, knowsOffers = false }: FactsListProps) {
  const { seller, offers, sold, met, handovers, replies, bothFollow, isNew } = facts
  return (
    <ul className={styles.facts}>
      {seller && <SellerFact seller={seller} />}
      {isNew && <Fact icon={<Sparkles />}>{words.isNew}</Fact>}
      {memberSince !== undefined && <Fact icon={<CalendarDays />}>{words.memberSince(new Date(memberSince))}</Fact>}
      {!knowsOffers && offers > 0 && <Fact icon={<Car />}>{words.offers(offers)}</Fact>}
      {sold > 0 && <Fact icon={<Car />}>{words.sold(sold)}</Fact>}
      {met > 0 && <Fact icon={<Handshake />}>{words.met(met, handovers)}</Fact>}
      {replies?.usualMs !== undefined && <Fact icon={<Clock />}>{words.replyTime(replies.usualMs)}</Fact>}
      {replies && replies.answered > 0 && (
        <Fact icon={<MessageCircle />}>{words.replyRate(replies.answered, replies.asked)}</Fact>
      )}
      {bothFollow.count > 0 && <Fact icon={<Users />}>{namesOf(bothFollow)}</Fact>}
    </ul>
  )
}

/** Private or trader. */
export function SellerFact({ seller }: { seller: SellerKind }) {
  return <Fact icon={seller === 'Trader' ? <Store /> : <User />}>{words.sellers[seller]}</Fact>
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      <span>{children}</span>
    </li>
  )
}

function namesOf({ count, people }: ProfileFacts['bothFollow']): string {
  return words.bothFollow(
    people.map(({ username }) => username),
    count,
  )
}

/** What people who met this person say, counted. */
export function SaidByMet({ says }: { says: ProfileFacts['says'] }) {
  const said = metFacts.flatMap((fact) => (says[fact] ? [{ fact, counts: says[fact] }] : []))
  if (said.length === 0) return null
  return (
    <section className={styles.said} aria-label={words.saidByMet}>
      <p>{words.saidByMet}</p>
      <dl>
        {said.map(({ fact, counts: [yes, all] }) => (
          <div key={fact}>
            <dt>{words.metFacts[fact]}</dt>
            <dd>{words.yesOf(yes, all)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Who a trader is, as the law wants buyers to know. */
export function TraderBlock({ trader }: { trader: ProfileFacts['trader'] }) {
  if (!trader) return null
  return (
    <section className={styles.trader} aria-label={words.trader}>
      <dl>
        <Row label={words.traderName}>{trader.name}</Row>
        <Row label={words.traderEik}>{trader.eik}</Row>
        <Row label={words.traderAddress}>{trader.address}</Row>
      </dl>
      <p>{words.traderSays}</p>
    </section>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** What it means for the buyer's rights who sells. */
export function BuyerRights({ seller }: { seller: SellerKind | undefined }) {
  return <p className={styles.rights}>{words.rights[seller ?? 'unknown']}</p>
}
