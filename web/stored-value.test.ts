import { beforeEach, expect, test } from 'vitest'
import { fieldsLike, like, storedValue } from './stored-value.ts'
import { standInForBrowser } from './testing/browser-stand-ins.ts'

beforeEach(standInForBrowser)

const second = storedValue('a', { version: 2, isShaped: like('') })

test('reads what was written under the same version', () => {
  second.write('hello')
  expect(second.read()).toBe('hello')
  second.write(null)
  expect(localStorage.getItem('a')).toBeNull()
})

test('takes values of other versions for none', () => {
  storedValue('a', { version: 1, isShaped: like('') }).write('hello')
  expect(second.read()).toBeNull()
  localStorage.setItem('a', '"stored before versions"')
  expect(second.read()).toBeNull()
})

test('tells values of another shape', () => {
  const isList = like([{ id: '', at: 0 }])
  expect(isList([{ id: 'a', at: 1, more: true }])).toBe(true)
  for (const other of [null, '', 'text', 7, {}, [7], [null], [{ id: 'a' }], [{ id: 'a', at: 1 }, {}]]) {
    expect(isList(other)).toBe(false)
  }
  const isPairs = like([['', 0]])
  expect([
    isPairs([]),
    isPairs([
      ['a', 1],
      ['b', 2],
    ]),
  ]).toEqual([true, true])
  for (const other of [[['a']], [['a', 'b']], [[1, 'a']], ['a', 1]]) expect(isPairs(other)).toBe(false)
  expect(like({ names: [] })({ names: ['a'] })).toBe(true)
  expect(like({ names: [] })({ names: [{}] })).toBe(false)
})

test('leaves out fields that are missing or different', () => {
  expect(fieldsLike({ a: 'x', b: [], c: 1 }, { a: '', b: '', d: '' })).toEqual({ a: 'x' })
  expect(fieldsLike('text', { a: '' })).toEqual({})
})
