import { type ReactNode } from 'react'
import { euroAmount } from '../../contract/money.ts'
import styles from './money.module.css'

/** A price as the specification writes it, such as `38900 BGN`: the gaps between thousands are style, not text. */
export function Bgn({ amount }: { amount: number }) {
  return <Quantity digits={String(amount)} unit="BGN" />
}

/** The same price in euro, such as `19889.25 EUR` (`decisions.md` 7). */
export function Eur({ bgn }: { bgn: number }) {
  return <Quantity digits={euroAmount(bgn)} unit="EUR" />
}

/**
 * Both currencies side by side, parted by `between`. Which comes first is the operator's choice, where the
 * specification's texts do not decide.
 */
export function BothCurrencies({ bgn, between = ', ' }: { bgn: number; between?: ReactNode }) {
  const isEuroFirst = document.documentElement.dataset.firstCurrency === 'EUR'
  const both = [<Bgn key="BGN" amount={bgn} />, <Eur key="EUR" bgn={bgn} />]
  const [first, second] = isEuroFirst ? both.toReversed() : both
  return (
    <>
      {first}
      {between}
      {second}
    </>
  )
}

/** A number with its unit, such as `214000 km`, grouped by style alone. */
export function Quantity({ digits, unit }: { digits: string; unit: string }) {
  return (
    <span className={styles.amount}>
      <Grouped digits={digits} /> {unit}
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
