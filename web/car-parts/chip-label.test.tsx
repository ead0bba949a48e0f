import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Currency } from '../../contract/facts.ts'
import { choiceGroups, fixedValues, listGroups, rangeGroups } from '../../contract/search.ts'
import { type Param } from '../../contract/search-address.ts'
import { ChipLabel } from './chip-label.tsx'

function labelOf(param: Param, currency: Currency = 'BGN'): string {
  return renderToStaticMarkup(<ChipLabel param={param} currency={currency} />)
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
}

test.each<[Param, string]>([
  [['brand', 'BMW'], 'BMW'],
  [['model', 'BMW 320'], 'BMW 320'],
  [['engine', 'Diesel'], 'Diesel'],
  [['town', 'Plovdiv'], 'Plovdiv'],
  [['region', 'Plovdiv'], 'Plovdiv region'],
  [['region', 'Sofia (city)'], 'Sofia (city)'],
  [['priceTo', '15000'], 'up to 15000 BGN, 7669.38 EUR'],
  [['priceFrom', '500.5'], 'from 500.5 BGN, 255.90 EUR'],
  [['yearFrom', '2010'], 'from 2010'],
  [['year', '2012'], '2012'],
  [['mileageTo', '200000'], 'up to 200000 km'],
  [['powerFrom', '150'], 'from 150 hp'],
  [['mileageUnknown', 'true'], 'or without mileage'],
  [['ownersTo', '1'], 'up to 1 owner'],
  [['ownersTo', '2'], 'up to 2 owners'],
  [['keysFrom', '2'], 'from 2 keys'],
  [['inspectionFrom', '6'], 'inspection valid for 6 months or more'],
  [['hasPhotos', 'true'], 'with photos'],
  [['without', 'taxi'], 'no: taxi'],
  [['word', 'timing chain'], '"timing chain"'],
  [['doors', '4/5'], '4/5 doors'],
  [['steering', 'Right'], 'Right-hand steering'],
  [['serviceBook', 'Yes'], 'Service book: Yes'],
  [['accident', 'None'], 'Accident: None'],
  [['vat', 'Deductible'], 'VAT: Deductible'],
])('labels the chip of %s with %s', (param, label) => {
  expect(labelOf(param)).toBe(label)
})

test('retains the unit of a price typed in euro, with BGN beside it', () => {
  expect(labelOf(['priceTo', '8000'], 'EUR')).toBe('up to 8000 EUR, 15646.64 BGN')
})

test('groups thousands by style, not in the text', () => {
  expect(renderToStaticMarkup(<ChipLabel param={['mileageTo', '200000']} currency="BGN" />)).toContain(
    '200<i>000</i> km',
  )
})

test('has a label for every filter', () => {
  const choices = [...choiceGroups, ...listGroups].map((group): Param => [group, fixedValue(group) ?? 'a value'])
  const bounds = rangeGroups.flatMap((group): Param[] => [[`${group}From`, '1990'], [`${group}To`, '1990']]) // prettier-ignore
  for (const param of [...choices, ...bounds]) expect(labelOf(param), param.join('=')).not.toBe('')
})

function fixedValue(group: string): string | undefined {
  return (fixedValues as Partial<Record<string, readonly string[]>>)[group]?.[0]
}
