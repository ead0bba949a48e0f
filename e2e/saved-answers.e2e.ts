import { answered } from './answered.ts'
import { arriveAs } from './moderators.ts'
import { arrive } from './people.ts'
import { expect, test } from './product.ts'

test('a saved answer joins what is typed, the next one takes its place, and deleting one asks first, by keyboard', async ({
  browser,
  product,
}) => {
  const bobby = await arrive(browser, product, 'bobby')
  const { page } = await arriveAs(browser, product, 'carol', 'moderator')
  const titles = ['First', 'Second'].map((word) => `${word} ${bobby.username}`)
  await page.goto('/admin/answers')
  for (const title of titles) {
    await page.getByRole('button', { name: 'New answer' }).press('Enter')
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('Text').fill(`Rule of ${title}.`)
    await answered(page, 'console/answers', () => page.getByRole('button', { name: 'Save' }).press('Enter'))
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.goto(`/admin/find?person=${bobby.id}`)
  await page.getByRole('button', { name: 'Suspend the account' }).click()
  const reason = page.getByRole('dialog').getByRole('textbox', { name: 'Reason' })
  await reason.fill('Three such offers.')
  for (const title of titles) {
    await page.getByLabel('Saved answer').selectOption({ label: title })
    await expect(reason).toHaveValue(`Three such offers.\nRule of ${title}.`)
  }
  await page.goto('/admin/answers')
  const remove = (title: string) => page.getByRole('button', { name: `Delete: ${title}` })
  for (const title of titles) {
    await remove(title).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).press('Enter')
    await expect(remove(title)).toBeFocused()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).press('Enter')
    await expect(remove(title)).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Answers' }).locator('button:focus')).toHaveCount(1)
  }
})
