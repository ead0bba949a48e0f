import { readFileSync } from 'node:fs'
import { offeredBrands } from '../../contract/choices.ts'
import { type Schema } from './type-text.ts'

/** Schemas of the calls' bodies and answers, by name of the row. */
interface CallSchemas {
  answers: Record<string, Schema>
  bodies: Record<string, Schema>
  /** Types that several answers share, by name. */
  shared: Record<string, Schema>
}

let read: CallSchemas | undefined

/** The schemas of all calls, generated from the contract's types by `npm run generate`, with the operator's brands. */
export function callSchemas(): CallSchemas {
  const file = readFileSync(new URL('call-schemas.json', import.meta.url), 'utf8')
  read ??= JSON.parse(file, withOfferedBrands) as CallSchemas
  return read
}

/** A reviver: a body may name the brands of this operator only, an answer those of any. */
function withOfferedBrands(key: string, value: unknown): unknown {
  const isBrand = key === 'brand' && typeof value === 'object' && value !== null && 'enum' in value
  return isBrand ? { ...value, enum: offeredBrands().toSorted() } : value
}
