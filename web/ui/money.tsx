import { euroAmount } from '../../contract/money.ts'
import styles from './money.module.css'

/** A price as the specification writes it, such as `38900 BGN`: the gaps between thousands are style, not text. */
export function Bgn({ amount }: { amount: number }) {
  return (
    <span className={styles.amount}>
      <Grouped digits={String(amount)} /> BGN
    </span>
  )
}

/** The same price in euro, such as `19889.25 EUR` (`decisions.md` 7). */
export function Eur({ bgn }: { bgn: number }) {
  return (
    <span className={styles.amount}>
      <Grouped digits={euroAmount(bgn)} /> EUR
    </span>
  )
}

function Grouped({ digits }: { digits: string }) {
  const [whole = '', cents] = digits.split('.')
  return (
    <>
      {Array.from(whole.matchAll(/\d{1,3}(?=(?:\d{3})*$)/g), ({ index, 0: group }) =>
        index === 0 ? group : <i key={index}>{group}</i>,
      )}
      {cents !== undefined && `.${cents}`}
    </>
  )
}
