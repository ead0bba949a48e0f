import { type ReactNode } from 'react'
import { type FoundOffer, type FoundPerson } from '../../contract/console-files.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import cardStyles from '../ui/card.module.css'
import { classNames } from '../ui/class-names.ts'
import { bothInSentence } from '../ui/money.tsx'
import styles from './parts.module.css'
import rows from './rows.module.css'

const words = texts.consoleFind

/** A part of the console in a card. */
export function PartCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classNames(cardStyles.card, styles.card)} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

interface FoundProps {
  title: string
  /** What was searched, to come back to. */
  q: string
}

/** People as rows that lead to their files. */
export function FoundPeople({ title, people, q }: FoundProps & { people: FoundPerson[] }) {
  return (
    <PartCard title={title}>
      <ul className={rows.rows}>
        {people.map(({ id, username, email, telephone, createdAt, role, isSuspended }) => (
          <li key={id}>
            <div>
              <a href={href('consolePart', { part: 'find', person: id, q: q || undefined })}>{username}</a>
              {isSuspended && <Mark>{words.suspended}</Mark>}
              {role !== 'user' && <Mark>{words.roles[role]}</Mark>}
            </div>
            <p>
              {email} · {telephone} · {words.since(createdAt)}
            </p>
          </li>
        ))}
      </ul>
    </PartCard>
  )
}

/** Offers as rows that lead to their files. */
export function FoundOffers({ title, offers, q }: FoundProps & { offers: FoundOffer[] }) {
  return (
    <PartCard title={title}>
      {offers.length === 0 && <p className={styles.hint}>{words.none}</p>}
      <ul className={rows.rows}>
        {offers.map(({ id, name, owner, createdAt, state, isHidden, price }) => (
          <li key={id}>
            <div>
              <a href={href('consolePart', { part: 'find', offer: id, q: q || undefined })}>{name}</a>
              {isHidden && <Mark>{words.hidden}</Mark>}
              {state !== 'forSale' && <Mark>{texts.offerState.states[state]}</Mark>}
            </div>
            <p>
              {bothInSentence(price)} · {words.of(owner.username)} · {words.since(createdAt)}
            </p>
          </li>
        ))}
      </ul>
    </PartCard>
  )
}

/** A word about a thing. */
export function Mark({ children }: { children: ReactNode }) {
  return <span className={rows.mark}>{children}</span>
}
