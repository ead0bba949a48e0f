import { arrive, offerCar } from './people.ts'
import { said } from './language/speak.ts'
import { expect, test } from './product.ts'

test('the public page shows the car but not its owner, who can switch it off', async ({ browser, page, product }) => {
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

  // The browser of the journeys has no fonts; ours are loaded by an earlier page.
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(await link.inputValue())
  await expect(page.getByRole('heading', { level: 1, name: 'Honda Jazz' })).toBeVisible()
  await expect(page.getByText('9000 BGN').first()).toBeVisible()
  await expect(page.getByText('Varna').first()).toBeVisible()
  const text = encodeURIComponent(`${said('Honda Jazz, 2019, 9000 BGN, 4601.63 EUR')} ${await link.inputValue()}`)
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', `https://wa.me/?text=${text}`)
  await expect(page.getByRole('link', { name: 'Viber' })).toHaveAttribute('href', `viber://forward?text=${text}`)
  const html = await page.content()
  for (const secret of [alice.username, alice.email, alice.id, '0888', bobby.username, 'Is the clutch new?']) {
    expect(html).not.toContain(secret)
  }
  await page.getByRole('link', { name: 'Log in to contact' }).click()
  await expect(page).toHaveURL(`/login?next=%2Fthemes%2F${id}`)
  await page.getByRole('link', { name: 'See this car without an account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Honda Jazz' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Register' })).toHaveAttribute(
    'href',
    `/register?next=%2Fthemes%2F${id}`,
  )
  await bobby.page.goto(await link.inputValue())
  await expect(bobby.page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await bobby.page.getByRole('link', { name: 'Seller, messages and comments' }).click()
  await expect(bobby.page).toHaveURL(`/themes/${id}`)

  await alice.page.goto(`/themes/${id}`)
  await alice.page.getByLabel('Public page').uncheck()
  await expect(alice.page.getByText('The owner has switched the public page off.')).toBeVisible()
  const gone = await page.goto(`/c/${id}-honda-jazz-2019`)
  expect(gone?.status()).toBe(404)
  await expect(page.getByText('Error 404 - page not found.')).toBeVisible()
})

test('a deleted offer says so and shows similar ones wherever its link is opened', async ({
  browser,
  page,
  product,
}) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const model = `Kona ${alice.username}`
  const img = 'https://example.com/kona.jpg'
  const id = await offerCar(alice, { brand: 'Hyundai', model, price: 9000, img })
  const other = await offerCar(alice, { brand: 'Hyundai', model, price: 9100 })
  await bobby.page.goto(`/themes/${id}`)
  await expect(bobby.page.getByRole('heading', { level: 1 })).toBeVisible()
  await alice.context.request.delete(`/api/cars/${id}.json?auth=${alice.token}`)
  const similar = { name: `Hyundai ${model}, 2019` }
  await expect(bobby.page.getByRole('alert')).toContainText('This offer is not there any more.')
  const alike = bobby.page.getByRole('region', { name: 'Similar cars' })
  await expect(alike.getByRole('link', similar)).toHaveAttribute('href', `/themes/${other}`)

  await bobby.page.goto(`/themes/${id}`)
  await expect(bobby.page).toHaveURL('/404')
  await expect(bobby.page.getByText('This offer is no longer there.')).toBeVisible()
  await expect(bobby.page.getByRole('link', similar)).toBeVisible()

  expect((await page.goto(`/c/${id}-hyundai-kona-2019`))?.status()).toBe(410)
  await expect(page.getByRole('heading', { level: 1, name: 'This offer is no longer there.' })).toBeVisible()
  await page.goto(`/themes/${id}`)
  await expect(page).toHaveURL(/^[^?]*\/login\?next/)
  await expect(page.getByText('This offer is no longer there.')).toBeVisible()
  await page.getByRole('link', similar).click()
  await expect(page.getByRole('heading', { level: 1, name: `Hyundai ${model}` })).toBeVisible()
})

test('a hidden car vanishes from the lists of the person who hid it, until that is undone', async ({
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
