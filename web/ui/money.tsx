import { type ReactNode } from 'react'
import { type Currency } from '../../contract/facts.ts'
import { priceDigits } from '../../contract/money.ts'
import { amounts } from '../../contract/texts/en/amounts.ts'
import { classNames } from './class-names.ts'
import styles from './money.module.css'

interface PriceProps {
  bgn: number
  currency: Currency
}

/** A price in one currency; in English as the specification writes it, such as `38900 BGN`. */
export function Price({ bgn, currency }: PriceProps) {
  return <Money digits={priceDigits(bgn, currency)} currency={currency} />
}

/** The same price in the second currency, quieter than the first. A rough one is for cards. */
export function SecondPrice({ bgn, currency, isRough = false }: PriceProps & { isRough?: boolean }) {
  const digits = priceDigits(bgn, currency)
  const written = isRough ? amounts.roughPrice(digits) : amounts.price(digits)
  return <Amount written={written} unit={amounts.currencies[currency]} isSecond />
}

/** An amount that is in this currency. */
export function Money({ digits, currency }: { digits: string; currency: Currency }) {
  return <Amount written={amounts.price(digits)} unit={amounts.currencies[currency]} />
}

interface BothCurrenciesProps {
  bgn: number
  between?: ReactNode
  /** On cards, where the exact price is a press away. */
  isRough?: boolean
}

/**
 * Both currencies side by side, parted by `between`. Which comes first is the operator's choice, where the
 * specification's texts do not decide.
 */
export function BothCurrencies({ bgn, between = ', ', isRough = false }: BothCurrenciesProps) {
  const [first, second] = currencyOrder()
  return (
    <>
      <Price bgn={bgn} currency={first} />
      {between}
      <SecondPrice bgn={bgn} currency={second} isRough={isRough} />
    </>
  )
}

/** Both currencies as text without elements that set thousands apart, the operator's first. */
export function bothInWords(bgn: number): string {
  return currencyOrder()
    .map((currency) => `${amounts.price(priceDigits(bgn, currency))} ${amounts.currencies[currency]}`)
    .join(', ')
}

/** The same in a sentence of the app, with spaces between thousands and no line's end in an amount: `38 900 BGN, 19 889.25 EUR`. */
export function bothInSentence(bgn: number): string {
  return currencyOrder()
    .map((currency) => {
      const written = amounts.price(priceDigits(bgn, currency))
      return `${amounts.groups(written).join('\u00a0')}\u00a0${amounts.currencies[currency]}`
    })
    .join(', ')
}

/** Does the operator put the euro first, where the specification's texts do not decide? */
export function isEuroFirst(): boolean {
  return document.documentElement.dataset.firstCurrency === 'EUR'
}

/** The currencies in the operator's order; forms and filters start with the first. */
export function currencyOrder(): [Currency, Currency] {
  return isEuroFirst() ? ['EUR', 'BGN'] : ['BGN', 'EUR']
}

/** The currencies of the price lines that the specification has; its English ones begin with BGN. */
export function statedOrder(): [Currency, Currency] {
  return amounts.statesBgnFirst ? ['BGN', 'EUR'] : currencyOrder()
}

/** A number with its unit, such as `214000 km`. */
export function Quantity({ digits, unit }: { digits: string; unit: string }) {
  return <Amount written={amounts.number(digits)} unit={unit} />
}

function Amount({ written, unit, isSecond = false }: { written: string; unit: string; isSecond?: boolean }) {
  const [first, ...others] = amounts.groups(written)
  return (
    <span className={classNames(styles.amount, isSecond && styles.second)}>
      {first}
      {others.map((group, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- a group has no other name than its place
        <i key={i}>{group}</i>
      ))}{' '}
      {unit}
    </span>
  )
}
