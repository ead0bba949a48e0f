import { expect, test } from 'vitest'
import { written, writtenList, writtenObject } from './written-json.ts'

test.each([
  [written(undefined), 'null'],
  [written({ a: 'Търговище', b: undefined }), '{"a":"Търговище"}'],
  [writtenList([]), '[]'],
  [writtenList<unknown>([written(1), written(null), written('"')]), '[1,null,"\\""]'],
  [writtenObject({}), '{}'],
  [writtenObject<{ a?: number }>({ a: undefined } as object), '{}'],
  [writtenObject<object>({ a: undefined, 'b"': written([1]), c: null, d: 'x' }), '{"b\\"":[1],"c":null,"d":"x"}'],
])('parts become the JSON of the whole: %#', ({ bytes, value }, json) => {
  expect(bytes.toString()).toBe(json)
  expect(value).toEqual(JSON.parse(json))
})
