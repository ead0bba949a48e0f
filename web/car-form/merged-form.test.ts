import { expect, test } from 'vitest'
import { emptyCarForm } from './car-form-values.ts'
import { mergeForms } from './merged-form.ts'

const opened = { ...emptyCarForm('BGN'), brand: 'BMW', price: '10000', location: 'Sofia', photos: ['/photos/a'] }

test('leaves the form as it is when nothing changed elsewhere', () => {
  const mine = { ...opened, price: '9000' }
  expect(mergeForms({ opened, mine, now: opened })).toEqual({ form: mine, taken: [], contested: [] })
})

test('takes what was changed elsewhere alone and leaves what was typed', () => {
  const mine = { ...opened, price: '9000' }
  const now = { ...opened, location: 'Plovdiv', photos: ['/photos/b'], shots: { '/photos/b': 'front' as const } }
  const { form, taken, contested } = mergeForms({ opened, mine, now })
  expect(form).toMatchObject({ price: '9000', location: 'Plovdiv', photos: ['/photos/b'], shots: now.shots })
  expect([taken, contested]).toEqual([['location', 'photos'], []])
})

test('leaves what was typed when both changed a field, and names it unless both agree', () => {
  const mine = { ...opened, price: '9000', location: 'Plovdiv' }
  const now = { ...opened, price: '9500', location: 'Plovdiv' }
  const { form, taken, contested } = mergeForms({ opened, mine, now })
  expect(form).toMatchObject({ price: '9000', location: 'Plovdiv' })
  expect([taken, contested]).toEqual([[], ['price']])
})
