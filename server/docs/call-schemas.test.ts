import { expect, test } from 'vitest'
import { setOperatorLists } from '../../contract/choices.ts'
import { callSchemas } from './call-schemas.ts'

test('bodies may name the brands that the operator offers, answers those of any operator', () => {
  setOperatorLists(null)
  const { bodies, shared } = callSchemas()
  expect(bodies.createCar).toMatchObject({ properties: { brand: { enum: expect.not.arrayContaining(['Opel']) } } })
  expect(shared.Brand).toMatchObject({ enum: expect.arrayContaining(['Opel', 'BMW']) })
})
