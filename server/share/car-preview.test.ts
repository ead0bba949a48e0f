import { expect, test } from 'vitest'
import { type CarWithId } from '../../contract/car.ts'
import { buildCar } from '../testing/cars.ts'
import { carPreview } from './car-preview.ts'

/** The description of an offer whose seller wrote this. */
function described(description: string): string | undefined {
  const car = { ...buildCar({ description, location: 'Sofia' }), id: '-O1', owner_id: '-O2' } as unknown as CarWithId
  const { tags } = carPreview(car, {
    origin: 'https://cars.example',
    firstCurrency: 'BGN',
    language: 'en',
    defaultLanguage: 'en',
  })
  return /name="description" content="([^"]*)"/.exec(tags.text)?.[1]
}

test('a description that is too long ends after a whole word', () => {
  expect(described('Runs well.')).toBe('Sofia. Runs well.')
  const long = described('Serviced every year, with papers. '.repeat(20))
  expect(long).toMatch(/^Sofia\. Serviced every year, with papers\. .*[a-z]…$/)
  expect(long).toMatch(/(Serviced|every|year|with|papers)…$/)
  expect(long?.length).toBeLessThanOrEqual(201)
})

test('a description of one endless word is cut without breaking a character', () => {
  expect(described('🚗'.repeat(200))).toMatch(/^Sofia\. (🚗){90,}…$/u)
  expect(described('x'.repeat(300))).toHaveLength(201)
})
