import { useState } from 'react'
import { readMoney } from '../../contract/amounts.ts'
import { type Currency } from '../../contract/facts.ts'
import { bgnOfEuroCents, euroAmount, stotinki } from '../../contract/money.ts'
import { rangeInCurrency } from '../../contract/price-range.ts'
import { type Facets, type Range, type SearchFilters } from '../../contract/search.ts'
import { texts } from '../texts.ts'
import { currencyOrder, Price } from '../ui/money.tsx'
import styles from './price-options.module.css'
import { RangeOptions } from './range-options.tsx'

const presets = [5000, 10_000, 15_000, 25_000]

interface PriceOptionsProps {
  filters: SearchFilters
  facets: Facets | undefined
  onChange: (filters: SearchFilters) => void
}

/** Bounds of the price in the chosen currency, with the other currency beside them. */
export function PriceOptions({ filters, facets, onChange }: PriceOptionsProps) {
  const { price } = filters
  const [chosen, setChosen] = useState(currencyOrder()[0])
  const isBounded = price.from !== undefined || price.to !== undefined
  // An address names a currency only with a bound; until then the choice is stored here.
  const currency = isBounded ? filters.currency : chosen
  const isEuro = currency === 'EUR'

  function changeCurrency(next: Currency) {
    setChosen(next)
    if (isBounded && next !== currency) onChange({ ...filters, currency: next, price: rangeInCurrency(price, next) })
  }

  /** Converts a bound to the currency of the filter. */
  function read(text: string): number | null {
    const money = readMoney(text)
    if (!money || 'unknown' in money || money.currency === 'GBP') return null
    if (money.currency === undefined || money.currency === currency) return money.amount
    return isEuro ? Number(euroAmount(money.amount)) : inBgn(money.amount)
  }

  function changeRange(range: Range) {
    setChosen(currency)
    onChange({ ...filters, currency, price: range })
  }

  return (
    <>
      <div className={styles.currency}>
        <div role="radiogroup" aria-label={texts.filters.currency} className={styles.switch}>
          {currencyOrder().map((option) => (
            <label key={option}>
              <input
                type="radio"
                name="filter-currency"
                checked={currency === option}
                onChange={() => changeCurrency(option)}
              />
              {texts.amounts.currencies[option]}
            </label>
          ))}
        </div>
        {price.to !== undefined && (
          <span>
            {isEuro ? <Price bgn={inBgn(price.to)} currency="BGN" /> : <Price bgn={price.to} currency="EUR" />}
          </span>
        )}
      </div>
      <RangeOptions
        group="price"
        title={texts.facts.labelWithUnit(texts.filters.groups.price, texts.amounts.currencies[currency])}
        range={price}
        facet={facets?.price}
        presets={presets}
        shown={(bgn) => Math.round(isEuro ? Number(euroAmount(bgn)) : bgn)}
        read={read}
        write={texts.language.measure}
        onChange={changeRange}
      />
    </>
  )
}

function inBgn(euro: number): number {
  return bgnOfEuroCents(stotinki(euro))
}
