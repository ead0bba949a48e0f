import { type ReactNode } from 'react'
import { type Currency } from '../../contract/facts.ts'
import { euroAmount } from '../../contract/money.ts'
import { digitGroups } from '../../contract/digit-groups.ts'
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
  const both = [<Bgn key="BGN" amount={bgn} />, <Eur key="EUR" bgn={bgn} />]
  const [first, second] = isEuroFirst() ? both.toReversed() : both
  return (
    <>
      {first}
      {between}
      {second}
    </>
  )
}

/** Does the operator put the euro first, where the specification's texts do not decide? */
export function isEuroFirst(): boolean {
  return document.documentElement.dataset.firstCurrency === 'EUR'
}

/** The currencies as the operator orders them: forms and filters begin with the first. */
export function currencyOrder(): [Currency, Currency] {
  return isEuroFirst() ? ['EUR', 'BGN'] : ['BGN', 'EUR']
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
  const [first, ...others] = digitGroups(digits)
  return (
    <>
      {first}
      {others.map((group, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- a group has no other name than its place
        <i key={i}>{group}</i>
      ))}
    </>
  )
}
