import * as z from 'zod/mini'
import {
  choiceFacts,
  currencies,
  extras,
  isMaskedVin,
  isVin,
  monthFacts,
  numberFacts,
  type ChoiceFact,
  type Currency,
  type Extra,
  type MonthFact,
  type NumberFact,
  type VehicleFacts,
} from './facts.ts'
import { lengths } from './limits.ts'
import { isTown } from './places.ts'
import { regionNames } from './regions.ts'
import { rule, tidiedText } from './rule.ts'
import { isOneOf } from './is-one-of.ts'
import { isCleanText } from './text-rules.ts'
import { marketDay } from './times.ts'

/** The rules of a vehicle's facts, each optional. */
export const factFields = {
  ...(mapped(choiceFacts, (list) =>
    z.optional(z.custom<string>((value) => isOneOf(list, value), { error: 'factUnknown' })),
  ) as unknown as { [Fact in ChoiceFact]: z.ZodMiniOptional<z.ZodMiniCustom<NonNullable<VehicleFacts[Fact]>>> }),
  ...(mapped(numberFacts, ({ min, max, isWhole, message }) =>
    z.optional(z.custom<number>((value) => isNumberIn(value, { min, max, isWhole }), { error: message })),
  ) as { [Fact in NumberFact]: z.ZodMiniOptional<z.ZodMiniCustom<number>> }),
  ...(mapped(monthFacts, (fact) =>
    z.optional(z.custom<string>((value) => isMonthOf(value, fact), { error: fact.message })),
  ) as { [Fact in MonthFact]: z.ZodMiniOptional<z.ZodMiniCustom<string>> }),
  vin: vinField(isVin),
  showsVin: z.optional(z.boolean({ error: 'factUnknown' })),
  region: z.optional(z.custom<string>((value) => isOneOf(regionNames, value), { error: 'factUnknown' })),
  town: z.optional(z.custom<string>(isTown, { error: 'factUnknown' })),
  extras: z.optional(
    z
      .array(
        z.custom<Extra>((value) => isOneOf(extras, value), { error: 'extrasInvalid' }),
        { error: 'extrasInvalid' },
      )
      .check(rule((list: Extra[]) => list.length <= extras.length, 'extrasInvalid')),
  ),
  priceCurrency: z.optional(z.custom<Currency>((value) => isOneOf(currencies, value), { error: 'factUnknown' })),
}

/** The VIN of an edited offer. A masked one keeps the stored one, so that an offer can be sent back as it was read. */
export const editedVin = vinField((text) => isVin(text) || isMaskedVin(text))

/** The reason for a lower mileage than before. */
export const mileageNote = z.optional(
  z.string({ error: 'noteCharacters' }).check(
    tidiedText,
    rule((text: string) => text.length <= lengths.note.max, 'noteLong'),
    rule(isCleanText, 'noteCharacters'),
  ),
)

function vinField(isAccepted: (text: string) => boolean): z.ZodMiniOptional<z.ZodMiniCustom<string>> {
  return z.optional(
    z.custom<string>((value) => typeof value === 'string' && isAccepted(value), { error: 'vinInvalid' }),
  )
}

function mapped<Row, Rule>(rows: Record<string, Row>, make: (row: Row) => Rule): Record<string, Rule> {
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, make(row)]))
}

function isNumberIn(value: unknown, { min, max, isWhole }: { min: number; max: number; isWhole: boolean }): boolean {
  if (typeof value !== 'number' || !(value >= min && value <= max)) return false
  // One decimal at most; arithmetic may leave less than a millionth more.
  return isWhole ? Number.isInteger(value) : Number.isInteger(Math.round(value * 1e6) / 1e5)
}

function isMonthOf(value: unknown, { first, yearsAhead }: { first: string; yearsAhead: number }): boolean {
  if (typeof value !== 'string' || !/^\d{4}-(0[1-9]|1[0-2])$/.test(value)) return false
  const today = marketDay(Date.now())
  const last = `${Number(today.slice(0, 4)) + yearsAhead}${today.slice(4, 7)}`
  return value >= first && value <= last
}
