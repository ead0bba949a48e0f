import { arrive, offerCar } from './people.ts'
import { expect, test } from './product.ts'

test('the public page says what the car is, not whose; its owner switches it off', async ({
  browser,
  page,
  product,
}) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const id = await offerCar(alice, { brand: 'Honda', model: 'Jazz', price: 9000, region: 'Varna' })
  await bobby.context.request.post(`/api/cars/${id}/comments.json?auth=${bobby.token}`, {
    data: { comments: 'Is the clutch new?' },
  })
  await bobby.page.goto(`/themes/${id}`)
  await bobby.page.getByRole('button', { name: 'Share' }).click()
  const link = bobby.page.getByRole('dialog').getByLabel('Public link')
  await expect(link).toHaveValue(`${product.address}/c/${id}-honda-jazz-2019`)
  await expect(bobby.page.getByRole('img', { name: 'QR code of the public page' })).toBeVisible()

  // The browser of the journeys has no fonts of its own: ours are there when a page was open before.
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(await link.inputValue())
  await expect(page.getByRole('heading', { level: 1, name: 'Honda Jazz' })).toBeVisible()
  await expect(page.getByText('9000 BGN').first()).toBeVisible()
  await expect(page.getByText('Varna').first()).toBeVisible()
  const html = await page.content()
  for (const secret of [alice.username, alice.email, alice.id, '0888', bobby.username, 'Is the clutch new?']) {
    expect(html).not.toContain(secret)
  }
  await page.getByRole('link', { name: 'Log in to contact' }).click()
  await expect(page).toHaveURL(`/login?next=%2Fthemes%2F${id}`)

  await alice.page.goto(`/themes/${id}`)
  await alice.page.getByLabel('Public page').uncheck()
  await expect(alice.page.getByText('The owner has switched the public page off.')).toBeVisible()
  const gone = await page.goto(`/c/${id}-honda-jazz-2019`)
  expect(gone?.status()).toBe(404)
  await expect(page.getByText('Error 404 - page not found.')).toBeVisible()
})

test('a hidden car is gone from the lists of who hides it, until that is undone', async ({
  browser,
  page,
  product,
}) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const model = `Hidden ${alice.username}`
  const id = await offerCar(alice, { brand: 'Toyota', model })
  await bobby.page.goto(`/themes/${id}`)
  await bobby.page.getByRole('button', { name: 'Hide this car' }).click()
  await expect(bobby.page).toHaveURL('/themes')
  const title = { name: `Toyota ${model}` }
  await expect(bobby.page.getByText(`Hidden: Toyota ${model}, 2019`)).toBeVisible()
  await expect(bobby.page.getByRole('heading', title)).toHaveCount(0)
  await page.goto('/themes')
  await expect(page.getByRole('heading', title)).toBeVisible()
  await bobby.page.getByRole('button', { name: 'Undo' }).click()
  await expect(bobby.page.getByRole('heading', title)).toBeVisible()
})
