import { type CarWithId } from '../../contract/car.ts'
import { euroAmount } from '../../contract/money.ts'
import { pictureAddress } from '../../contract/photo.ts'
import { carName, picturesOf } from '../../contract/shown-car.ts'

/** UN/CEFACT codes of units for schema.org. */
const units = { kilometre: 'KMT', horsepower: 'BHP', cubicCentimetre: 'CMQ' } as const

/** An offer for machines: schema.org Car with an Offer in EUR. */
export function carData(car: CarWithId, { origin, address }: { origin: string; address: string }) {
  const quantity = (value: number | undefined, unitCode: string) =>
    value === undefined ? undefined : { '@type': 'QuantitativeValue', value, unitCode }
  return {
    '@context': 'https://schema.org',
    '@type': 'Car',
    name: `${carName(car)}, ${car.year}`,
    url: origin + address,
    image: picturesOf(car).map((picture, i) => origin + pictureAddress(car.id, picture, i, 1600)),
    description: car.description,
    brand: { '@type': 'Brand', name: car.brand },
    model: car.model,
    vehicleModelDate: String(car.year),
    dateVehicleFirstRegistered: car.firstRegistration,
    mileageFromOdometer: quantity(car.mileage, units.kilometre),
    vehicleTransmission: car.transmission,
    bodyType: car.body,
    color: car.colour,
    numberOfPreviousOwners: car.owners,
    vehicleEngine: {
      '@type': 'EngineSpecification',
      fuelType: car.engine,
      enginePower: quantity(car.power, units.horsepower),
      engineDisplacement: quantity(car.displacement, units.cubicCentimetre),
    },
    itemCondition: `https://schema.org/${conditionOf(car)}`,
    offers: {
      '@type': 'Offer',
      url: origin + address,
      price: euroAmount(car.price),
      priceCurrency: 'EUR',
      availability: `https://schema.org/${availabilityOf(car)}`,
    },
  }
}

function conditionOf({ condition }: CarWithId): string {
  if (condition === 'New') return 'NewCondition'
  return condition === 'Damaged' || condition === 'For parts' ? 'DamagedCondition' : 'UsedCondition'
}

function availabilityOf({ state }: CarWithId): string {
  if (state === 'sold') return 'SoldOut'
  return state === 'reserved' ? 'LimitedAvailability' : 'InStock'
}
