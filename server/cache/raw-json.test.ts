import { expect, test } from 'vitest'
import { rawJson, rawList, rawObject } from './raw-json.ts'

test.each([
  [rawJson(undefined), 'null'],
  [rawJson({ a: 'Търговище', b: undefined }), '{"a":"Търговище"}'],
  [rawList([]), '[]'],
  [rawList<unknown>([rawJson(1), rawJson(null), rawJson('"')]), '[1,null,"\\""]'],
  [rawObject({}), '{}'],
  [rawObject<{ a?: number }>({ a: undefined } as object), '{}'],
  [rawObject<object>({ a: undefined, 'b"': rawJson([1]), c: null, d: 'x' }), '{"b\\"":[1],"c":null,"d":"x"}'],
])('joins parts to the JSON of the whole: %#', ({ bytes, value }, json) => {
  expect(bytes.toString()).toBe(json)
  expect(value).toEqual(JSON.parse(json))
})
