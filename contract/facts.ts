import { type MessageId } from './messages.ts'

/** Facts of a vehicle, all optional; an unknown one is absent, never 0. */

/** Body styles. */
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
/** Doors, with or without the tailgate. */
export const doors = ['2/3', '4/5'] as const
/** Driven wheels. */
export const drives = ['Front', 'Rear', '4x4'] as const
/** The side of the steering wheel. */
export const steerings = ['Left', 'Right'] as const
/** Conditions. */
export const conditions = ['Used', 'New', 'Damaged', 'For parts'] as const
/** Accidents, as the seller states. */
export const accidents = ['None', 'Repaired', 'Not repaired'] as const
/** Whether VAT can be deducted. */
export const vats = ['Deductible', 'Not deductible'] as const
/** Kinds of sellers. */
export const sellers = ['Private', 'Trader'] as const
/** Yes or no. */
export const answers = ['Yes', 'No'] as const
/** Whether a seller bargains. */
export const priceKinds = ['Fixed', 'Negotiable'] as const
/** Currencies in which a price can be typed. */
export const currencies = ['BGN', 'EUR'] as const
/** A currency in which a price can be typed. */
export type Currency = (typeof currencies)[number]

/** Extras by group. */
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

/** A group of extras. */
export type ExtraGroup = keyof typeof extraGroups

/** The groups, in the order of the form. */
export const extraGroupNames = Object.keys(extraGroups) as ExtraGroup[]

/** An extra. */
export type Extra = (typeof extraGroups)[keyof typeof extraGroups][number]

/** All extras, in the order of the groups. */
export const extras: readonly Extra[] = Object.values(extraGroups).flat()

/** Facts with a list of choices. */
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
  /** Imported recently and not yet driven in Bulgaria. */
  newImport: answers,
  seller: sellers,
  priceKind: priceKinds,
} as const satisfies Record<string, readonly string[]>

/** The facts that buyers and estimates ask for first, in the order of the form. */
export const openFacts = ['mileage', 'firstRegistration', 'power', 'body'] as const

/** Facts that are numbers: bounds, whether whole, and the message when broken. The unit is in the line above each. */
export const numberFacts = {
  /** Kilometres. */
  mileage: { min: 0, max: 2_000_000, isWhole: true, message: 'mileageInvalid' },
  /** Metric horsepower; one is 0.73549875 kW. */
  power: { min: 1, max: 2_000, isWhole: true, message: 'powerInvalid' },
  /** Cubic centimetres. */
  displacement: { min: 50, max: 10_000, isWhole: true, message: 'displacementInvalid' },
  /** Kilowatt-hours, with at most one decimal. */
  battery: { min: 0.1, max: 300, isWhole: false, message: 'batteryInvalid' },
  /** Kilometres on a full battery, as the seller states. */
  electricRange: { min: 1, max: 1_500, isWhole: true, message: 'electricRangeInvalid' },
  /** Number of owners so far. */
  owners: { min: 1, max: 20, isWhole: true, message: 'ownersInvalid' },
  /** Keys that come with it. */
  keys: { min: 1, max: 6, isWhole: true, message: 'keysInvalid' },
} as const satisfies Record<string, { min: number; max: number; isWhole: boolean; message: MessageId }>

/** Facts that are a month, `2012-06`: up to now, or up to so many years ahead, and the sentence when broken. */
export const monthFacts = {
  firstRegistration: { first: '1950-01', yearsAhead: 0, message: 'firstRegistrationInvalid' },
  /** The periodic technical inspection is valid until then. */
  inspectionUntil: { first: '2000-01', yearsAhead: 5, message: 'inspectionUntilInvalid' },
  /** The motor liability insurance is paid until then. */
  insuranceUntil: { first: '2000-01', yearsAhead: 5, message: 'insuranceUntilInvalid' },
} as const satisfies Record<string, { first: string; yearsAhead: number; message: MessageId }>

/** A fact with a list of choices. */
export type ChoiceFact = keyof typeof choiceFacts
/** A fact that is a number. */
export type NumberFact = keyof typeof numberFacts
/** A fact that is a month. */
export type MonthFact = keyof typeof monthFacts

/** The facts with a list of choices. */
export const choiceNames = Object.keys(choiceFacts) as ChoiceFact[]
/** The facts that are numbers. */
export const numberNames = Object.keys(numberFacts) as NumberFact[]
/** The facts that are a month. */
export const monthNames = Object.keys(monthFacts) as MonthFact[]

/** The facts of a vehicle besides the specification's fields. */
export type VehicleFacts = { [Fact in ChoiceFact]?: (typeof choiceFacts)[Fact][number] } & {
  [Fact in NumberFact]?: number
} & { [Fact in MonthFact]?: string } & {
  /** The vehicle identification number; its last six characters are masked for others unless the owner shows it. */
  vin?: string
  showsVin?: boolean
  /** One of the 28 regions, and a town of `places`; derived from the location when not given. */
  region?: string
  town?: string
  extras?: Extra[]
}

/** Kilowatts of metric horsepower, whole: 1 hp is 0.73549875 kW (75 kgf m/s). */
export function kilowatts(horsepower: number): number {
  return Math.round(horsepower * 0.735_498_75)
}

/**
 * Whether the text is a VIN by ISO 3779: 17 letters and digits without I, O and Q. The check digit is mandatory only in
 * North America, so it is not checked.
 */
export function isVin(text: string): boolean {
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(text)
}

/** Whether the text is a VIN with a masked end, as others than the owner read it. */
export function isMaskedVin(text: string): boolean {
  return /^[A-HJ-NPR-Z0-9]{11}•{6}$/u.test(text)
}

/** A VIN with its last six characters masked; they identify the single car. */
export function maskedVin(vin: string): string {
  return `${vin.slice(0, 11)}••••••`
}
