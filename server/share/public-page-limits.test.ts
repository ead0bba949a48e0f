import { expect, test } from 'vitest'
import { publicAddress } from '../../contract/public-address.ts'
import { CountingLimits } from '../limits/rate-limits.ts'
import { makeBuiltPages } from '../testing/built-pages.ts'
import { offerCar } from '../testing/cars.ts'
import { signUp } from '../testing/people.ts'
import { openTestApp } from '../testing/test-app.ts'

const limits = new CountingLimits()
const { app } = await openTestApp({ pages: await makeBuiltPages(), limits })

test('a public page consumes a call, even when it is cached', async () => {
  const alice = await signUp(app, 'alice')
  const page = publicAddress(await offerCar(app, alice), { brand: 'BMW', model: '320d', year: 2019 })
  expect((await app.inject(page)).statusCode).toBe(200)
  for (let calls = 0; calls < 300; calls++) await limits.consume('callPerAddress', '127.0.0.1').catch(() => {})
  expect((await app.inject(page)).statusCode).toBe(429)
})
