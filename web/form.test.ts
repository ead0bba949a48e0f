import { expect, test } from 'vitest'
import { registrationFormSchema } from '../contract/account.ts'
import { errorsBy } from './form.tsx'

const schema = registrationFormSchema('gmail')
const empty = { username: '', email: '', gender: '', telephone: '', password: '', rePassword: '' }

test('gives an empty registration one message for each of its six fields', () => {
  expect(errorsBy(schema, empty)).toEqual({
    username: 'usernameRequired',
    email: 'emailRequired',
    gender: 'genderRequired',
    telephone: 'telephoneRequired',
    password: 'passwordRequired',
    rePassword: 'passwordsDiffer',
  })
})

test('checks required before length, and length before pattern', () => {
  expect(errorsBy(schema, { ...empty, username: 'ivan' })).toMatchObject({ username: 'usernameShort' })
  expect(errorsBy(schema, { ...empty, username: 'ivan!' })).toMatchObject({ username: 'usernameCharacters' })
})

test('has no message for a valid registration', () => {
  const right = {
    username: 'alice',
    email: 'alice.one@gmail.bg',
    gender: 'Female',
    telephone: '08881234',
    password: '12345678',
    rePassword: '12345678',
  }
  expect(errorsBy(schema, right)).toEqual({})
})
