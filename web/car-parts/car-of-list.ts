import { type CarWithId } from '../../contract/car.ts'

/** What every row of a car shows; stored cars without it are not shown. */
export const carOfList = {
  id: '',
  brand: '',
  model: '',
  engine: '',
  transmission: '',
  year: 0,
  location: '',
  price: 0,
  owner_id: '',
} as unknown as Partial<CarWithId>
