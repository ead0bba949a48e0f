import * as z from 'zod/mini'
import { newCarFields } from './car.ts'

const { brand, model, engine, transmission, year, mileage, power, displacement, body, condition } = newCarFields

/** The rules of a car whose value is asked for before it is published: the facts that an estimate can use. */
export const unpublishedCarSchema = z.object({
  brand,
  model,
  engine,
  transmission,
  year,
  mileage,
  power,
  displacement,
  body,
  condition,
  id: z.optional(z.string({ error: 'factUnknown' })),
})
/** A car that is not published; `id` is that of an offer which is edited, and not compared with itself. */
export type UnpublishedCar = z.infer<typeof unpublishedCarSchema>
