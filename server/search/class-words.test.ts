import { expect, test } from 'vitest'
import { offerCar } from '../testing/cars.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const { app, alice } = await useWorld(['alice'])

test.each(['c class', 'ц класа', 'мерцедес c-class'])(
  '%s finds the models of the class, though no offer names the class',
  async (words) => {
    const id = await offerCar(app, alice, { brand: 'Mercedes-Benz', model: 'C 220 CDI' })
    await offerCar(app, alice, { brand: 'Mercedes-Benz', model: 'E 220 CDI' })
    const { body } = await call(app, `GET search.json?q=${encodeURIComponent(words)}`)
    expect(body.cars.map((car: { id: string }) => car.id)).toEqual([id])
  },
)
