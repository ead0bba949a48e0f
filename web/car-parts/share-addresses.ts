import { type CarWithId } from '../../contract/car.ts'
import { publicAddress } from '../../contract/public-address.ts'
import { carName } from '../../contract/shown-car.ts'
import { bothInWords } from '../ui/money.tsx'

/** The public page of a car, and the addresses that share it through an app of the device. */
export function shareAddresses(car: CarWithId, origin: string) {
  const page = origin + publicAddress(car.id, car)
  const name = `${carName(car)}, ${car.year}`
  const title = `${name}, ${bothInWords(car.price)}`
  const text = encodeURIComponent(`${title} ${page}`)
  return {
    name,
    page,
    viber: `viber://forward?text=${text}`,
    whatsApp: `https://wa.me/?text=${text}`,
    mail: `mailto:?subject=${encodeURIComponent(title)}&body=${text}`,
  }
}
