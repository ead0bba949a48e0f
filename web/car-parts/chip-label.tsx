import { type ReactNode } from 'react'
import { type Currency } from '../../contract/facts.ts'
import { bgnOfEuroCents, stotinki } from '../../contract/money.ts'
import { type Sort } from '../../contract/search.ts'
import { groupOf, type Param } from '../../contract/search-address.ts'
import { texts } from '../texts.ts'
import { Money, Price, Quantity, SecondPrice } from '../ui/money.tsx'
import { namedValue, nearName } from './named-value.ts'

/** A filter of the address in words: `up to 15000 BGN, 7669.38 EUR`. */
export function ChipLabel({ param: [name, value], currency }: { param: Param; currency: Currency }): ReactNode {
  const search = texts.search
  const facts = texts.facts
  const filters = texts.filters
  const bound = name.endsWith('From') ? search.from : search.upTo
  if (name.endsWith('Unknown')) return search.orUnknown(filters.unknown[groupOf(name) as 'mileage'])
  if (name === 'sort') return filters.sorts[value as Sort]
  switch (groupOf(name)) {
    case 'price':
      return <PriceLabel bound={bound} amount={Number(value)} currency={currency} />
    case 'mileage':
      return [bound, <Quantity key="km" digits={value} unit={texts.units.mileage} />]
    case 'power':
      return [bound, <Quantity key="hp" digits={value} unit={texts.units.power} />]
    case 'owners':
      return `${bound}${search.owners(value)}`
    case 'keys':
      return `${bound}${search.numberOfKeys(value)}`
    case 'inspection':
      return search.inspection(name.endsWith('From') ? 'least' : 'most', value)
    case 'year':
      return name === 'year' ? value : `${bound}${value}`
    case 'region':
      return search.region(namedValue('region', value))
    case 'near':
      return nearName(value)
    case 'hasPhotos':
      return search.withPhotos
    case 'without':
      return search.without(value)
    case 'word':
      return search.word(value)
    case 'doors':
      return search.doors(namedValue('doors', value))
    case 'steering':
      return search.steering(namedValue('steering', value))
    case 'serviceBook':
    case 'accident':
    case 'registered':
    case 'newImport':
    case 'vat':
    case 'priceKind':
      return search.answered(filters.groups[name as 'vat'] ?? facts.labels[name as 'vat'], namedValue(name, value))
    default:
      return namedValue(name, value)
  }
}

function PriceLabel({ bound, amount, currency }: { bound: string; amount: number; currency: Currency }) {
  if (currency === 'BGN') {
    return (
      <>
        {bound}
        <Price bgn={amount} currency="BGN" />, <SecondPrice bgn={amount} currency="EUR" />
      </>
    )
  }
  return (
    <>
      {bound}
      <Money digits={String(amount)} currency="EUR" />,{' '}
      <SecondPrice bgn={bgnOfEuroCents(stotinki(amount))} currency="BGN" />
    </>
  )
}
