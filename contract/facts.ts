import { type MessageId } from './messages.ts'

/** Facts of a vehicle, all optional: what is not known is absent, never 0. */

/** Bodies. */
export const bodies = ['Sedan', 'Hatchback', 'Estate', 'Coupe', 'Cabrio', 'SUV', 'MPV', 'Van', 'Pickup'] as const
/** Emission standards. */
export const emissions = ['Euro 1', 'Euro 2', 'Euro 3', 'Euro 4', 'Euro 5', 'Euro 6'] as const
/** Colours. */
export const colours = [
  'Black',
  'White',
  'Silver',
  'Grey',
  'Blue',
  'Red',
  'Green',
  'Yellow',
  'Orange',
  'Brown',
  'Beige',
  'Gold',
  'Purple',
] as const
/** Doors, tailgate counted or not. */
export const doors = ['2/3', '4/5'] as const
/** Driven wheels. */
export const drives = ['Front', 'Rear', '4x4'] as const
/** The side of the steering wheel. */
export const steerings = ['Left', 'Right'] as const
/** Conditions. */
export const conditions = ['Used', 'New', 'Damaged', 'For parts'] as const
/** Whether it was in an accident, as the seller says. */
export const accidents = ['None', 'Repaired', 'Not repaired'] as const
/** Whether VAT can be deducted. */
export const vats = ['Deductible', 'Not deductible'] as const
/** Who sells. */
export const sellers = ['Private', 'Trader'] as const
/** Yes or no. */
export const answers = ['Yes', 'No'] as const
/** Currencies in which a price can be typed. */
export const currencies = ['BGN', 'EUR'] as const
/** One of the currencies. */
export type Currency = (typeof currencies)[number]

/** Extras in groups. */
export const extraGroups = {
  Safety: ['ABS', 'ESP', 'Airbags', 'Isofix', 'Parking sensors', 'Rear camera', 'Blind spot monitor', 'Lane assist'],
  Comfort: [
    'Air conditioning',
    'Climate control',
    'Heated seats',
    'Cruise control',
    'Adaptive cruise',
    'Electric windows',
    'Electric mirrors',
    'Keyless entry',
    'Start-stop',
    'Auxiliary heater',
  ],
  Interior: ['Leather seats', 'Electric seats', 'Navigation', 'Bluetooth', 'Head-up display', 'Seven seats'],
  Exterior: ['Alloy wheels', 'LED headlights', 'Xenon headlights', 'Fog lights', 'Roof rails', 'Panoramic roof'],
  Protection: ['Alarm', 'Immobiliser', 'Central locking', 'Full insurance'],
  Specialised: ['Wheelchair access', 'Driving school', 'Taxi', 'Ambulance'],
  Other: ['Tow bar', 'Winter tyres', 'Gas system', 'Spare key', 'Tuning'],
} as const satisfies Record<string, readonly string[]>

/** One of the extras. */
export type Extra = (typeof extraGroups)[keyof typeof extraGroups][number]

/** All extras, group after group. */
export const extras: readonly Extra[] = Object.values(extraGroups).flat()

/** Facts that are one of a list, with the list. */
export const choiceFacts = {
  emission: emissions,
  body: bodies,
  colour: colours,
  doors,
  drive: drives,
  steering: steerings,
  condition: conditions,
  serviceBook: answers,
  accident: accidents,
  vat: vats,
  registered: answers,
  /** Whether it was brought to Bulgaria lately and nobody has driven it there yet. */
  newImport: answers,
  seller: sellers,
} as const satisfies Record<string, readonly string[]>

/** Facts that are a number: least, greatest, whether whole, and the sentence when broken. Units stand in their names' docs. */
export const numberFacts = {
  /** Kilometres. */
  mileage: { min: 0, max: 2_000_000, isWhole: true, message: 'mileageInvalid' },
  /** Metric horsepower; one is 0.73549875 kW. */
  power: { min: 1, max: 2_000, isWhole: true, message: 'powerInvalid' },
  /** Cubic centimetres. */
  displacement: { min: 50, max: 10_000, isWhole: true, message: 'displacementInvalid' },
  /** Kilowatt-hours, at most one decimal. */
  battery: { min: 0.1, max: 300, isWhole: false, message: 'batteryInvalid' },
  /** Kilometres on a full battery, as the seller says. */
  electricRange: { min: 1, max: 1_500, isWhole: true, message: 'electricRangeInvalid' },
  /** Owners up to now. */
  owners: { min: 1, max: 20, isWhole: true, message: 'ownersInvalid' },
} as const satisfies Record<string, { min: number; max: number; isWhole: boolean; message: MessageId }>

/** A fact that is one of a list. */
export type ChoiceFact = keyof typeof choiceFacts
/** A fact that is a number. */
export type NumberFact = keyof typeof numberFacts

/** What is known of a vehicle beside the specification's fields. */
export type VehicleFacts = { [Fact in ChoiceFact]?: (typeof choiceFacts)[Fact][number] } & {
  [Fact in NumberFact]?: number
} & {
  /** Month, `2012-06`. */
  firstRegistration?: string
  /** The vehicle identification number; others see its last six characters masked unless the owner shows it. */
  vin?: string
  showsVin?: boolean
  /** One of the 28 regions, and a town of `places`. Found in the location when they are not given. */
  region?: string
  town?: string
  extras?: Extra[]
}

/** Kilowatts of metric horsepower, whole: 1 hp is 0.73549875 kW (75 kgf m/s). */
export function kilowatts(horsepower: number): number {
  return Math.round(horsepower * 0.735_498_75)
}

/** A VIN by ISO 3779: 17 letters and digits without I, O and Q. The check digit is mandatory in North America only. */
export function isVin(text: string): boolean {
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(text)
}

/** Is it a VIN whose end is masked, as an offer was read by others than its owner? It names no vehicle. */
export function isMaskedVin(text: string): boolean {
  return /^[A-HJ-NPR-Z0-9]{11}•{6}$/u.test(text)
}

/** A VIN as those see it to whom its owner does not show it: the last six characters, which name the one car, are masked. */
export function maskedVin(vin: string): string {
  return `${vin.slice(0, 11)}••••••`
}
