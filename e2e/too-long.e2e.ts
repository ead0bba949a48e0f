import { lengths } from '../contract/limits.ts'
import { answered } from './answered.ts'
import { arrive, offerCar } from './people.ts'
import { expect, test } from './product.ts'

test('a text that is too long stays whole, and says by how much', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const id = await offerCar(alice, { model: 'Long talk' })
  const { page } = bobby
  const long = `${'a'.repeat(lengths.comment.max + 119)}Ж`
  await page.goto(`/themes/${id}`)
  const box = page.getByLabel('Add comment')
  // As a paste does, which a limit of the browser would cut.
  await box.click()
  await page.keyboard.insertText(long)
  await expect(page.getByText('120 characters too many.')).toBeVisible()
  await page.getByRole('button', { name: 'Post' }).click()
  await expect(box).toHaveValue(long)
  await box.fill(long.slice(120))
  await expect(page.getByText('120 characters too many.')).toHaveCount(0)
  await answered(page, `cars/${id}/comments`, () => page.getByRole('button', { name: 'Post' }).click())
  await expect(page.getByRole('log').getByText(long.slice(120))).toBeVisible()
})
