import { findPostgres, startPostgres } from '../scripts/postgres.ts'
import { arrive, offerCar } from './people.ts'
import { expect, startProduct, test } from './product.ts'

const binaries = findPostgres()

test('pages say that the database is away, retain what was typed, and go on when it is back', async ({ browser }) => {
  test.skip(process.env.TEST_ENGINE !== 'postgres' || binaries === undefined, 'SQLite cannot go away by itself')
  test.slow()
  const postgres = await startPostgres(binaries ?? '', { isDurable: true })
  const product = await startProduct({ DATABASE_URL: postgres.url })
  try {
    const alice = await arrive(browser, product, 'alice')
    const id = await offerCar(alice)
    const { page } = alice
    await page.goto(`/themes/${id}`)
    await expect(page.getByText('Live', { exact: true })).toBeVisible()
    await postgres.crash()

    await page.getByPlaceholder('Add comment...').fill('Said while it was away')
    await page.getByRole('button', { name: 'Post' }).click()
    await expect(page.getByText('Not posted.')).toBeVisible()
    await expect(page.getByText('Said while it was away')).toBeVisible()

    const visitor = await (await browser.newContext({ baseURL: product.address })).newPage()
    await visitor.goto('/register')
    await visitor.getByLabel('Username').fill('bobby.away')
    await visitor.getByLabel('Email').fill('bobby.away@gmail.com')
    await visitor.getByLabel('Female').check()
    await visitor.getByLabel('Telephone number').fill('0888 123 456')
    await visitor.getByLabel('Password', { exact: true }).fill('correct horse')
    await visitor.getByLabel('Re-password').fill('correct horse')
    await visitor.getByRole('button', { name: 'Register' }).click()
    await expect(visitor.getByRole('alert')).toBeVisible()
    await expect(visitor.getByLabel('Username')).toHaveValue('bobby.away')

    await postgres.restart()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Not posted.')).toHaveCount(0)
    await expect(page.getByRole('log').getByText('Said while it was away')).toHaveCount(1)
    await visitor.getByRole('button', { name: 'Register' }).click()
    await expect(visitor).toHaveURL(/\/home/)
    // Live events arrive again without a reload.
    const said = { data: { comments: 'Said after it was back' } }
    await alice.context.request.post(`/api/cars/${id}/comments.json?auth=${alice.token}`, said)
    await expect(page.getByText('Said after it was back')).toBeVisible()
  } finally {
    await product.stop()
    await postgres.stop()
  }
})
