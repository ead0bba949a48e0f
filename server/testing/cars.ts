import { type FastifyInstance } from 'fastify'
import { type EditedCar } from '../../contract/car.ts'
import { call } from './test-app.ts'

/** A car that every rule accepts; a test names only what matters to it. */
export function buildCar(different: Partial<Record<keyof EditedCar, unknown>> = {}): Record<string, unknown> {
  return {
    brand: 'BMW',
    model: '320d',
    engine: 'Diesel',
    transmission: 'Automatic',
    year: 2019,
    description: 'One owner from new, full service history.',
    location: 'Sofia',
    price: 38_900,
    img: 'https://example.com/cars/320d.jpg',
    ...different,
  }
}

/** Offers a car and answers its id. */
export async function offerCar(
  app: FastifyInstance,
  as: { token: string },
  different: Partial<Record<keyof EditedCar, unknown>> = {},
): Promise<string> {
  const { status, body, text } = await call(app, 'POST cars.json', { as, body: buildCar(different) })
  if (status !== 200) throw new Error(`The car could not be offered: ${text}`)
  return body.name
}
