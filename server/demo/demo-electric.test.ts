import { expect, test } from 'vitest'
import { electricCar } from './demo-electric.ts'
import { demoOffers } from './demo-offers.ts'

test('every electric car of the demo has the battery of its model', () => {
  const electric = Object.values(demoOffers)
    .flat()
    .filter(([, , , engine]) => engine === 'Electric')
  expect(electric.length).toBeGreaterThan(20)
  for (const [model] of electric) expect(electricCar(model), model).toBeDefined()
})
