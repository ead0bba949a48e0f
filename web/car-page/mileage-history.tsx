import { type CarHistoryEntry } from '../../contract/car-state.ts'
import { texts } from '../texts.ts'
import { Quantity } from '../ui/money.tsx'
import styles from './price-history.module.css'

/** The mileages that an offer has stated, newest first, and why one is lower than before. */
export function MileageHistory({ entries }: { entries: readonly CarHistoryEntry[] }) {
  const mileages = entries.filter(({ kind }) => kind === 'mileage').toSorted((a, b) => b.at - a.at)
  if (mileages.length < 2) return null
  return (
    <section className={styles.section}>
      <h2>{texts.mileages.title}</h2>
      <ol className={styles.list}>
        {mileages.map(({ at, value, note }) => (
          <li key={at}>
            <span>
              {texts.offers.date(new Date(at))}
              {note !== undefined && <small dir="auto">{texts.mileages.note(note)}</small>}
            </span>
            <span className={styles.amounts}>
              <Quantity digits={String(value)} unit={texts.units.mileage} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
