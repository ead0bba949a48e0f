import { either } from './language/speak.ts'
import { arrive, offerCar } from './people.ts'
import { photoFiles } from './photo-files.ts'
import { expect, test } from './product.ts'

test('a trader says who they are, and buyers see it with every offer and filter by it', async ({
  browser,
  product,
}) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby', 'Male')]
  const [traded, own] = [`Traded ${alice.username}`, `Private ${bobby.username}`]
  const id = await offerCar(alice, { model: traded })
  await bobby.page.goto(`/themes/${id}`)
  const facts = bobby.page.getByRole('region', { name: 'About the seller' })
  await expect(facts).toContainText(either(/has not said whether/, /не е посочил дали/))

  await alice.page.goto('/profile/settings')
  const form = alice.page.getByRole('region', { name: 'Private or trader' })
  await form.getByRole('radio', { name: 'Trader' }).check()
  await form.getByLabel('Company or name of the trader').fill('Rila Cars EOOD')
  await form.getByLabel('EIK').fill('131129283')
  await form.getByLabel('Address of the business').fill('Sofia, 1 Rila St')
  await expect(form).toContainText('This is no valid EIK.')
  await expect(form.getByRole('button', { name: 'Declare' })).toBeDisabled()
  await form.getByLabel('EIK').fill('BG 131129282')
  await form.getByRole('button', { name: 'Declare' }).click()
  await expect(alice.page.getByText('Saved.')).toBeVisible()

  await bobby.page.reload()
  for (const text of ['Rila Cars EOOD', '131129282', 'Sofia, 1 Rila St']) await expect(facts).toContainText(text)
  await expect(facts).toContainText(either(/You buy from a trader/, /Купувате от търговец/))
  const declared = await bobby.context.request.put(`/api/own-seller.json?auth=${bobby.token}`, {
    data: { kind: 'Private' },
  })
  expect(declared.ok(), await declared.text()).toBe(true)
  await offerCar(bobby, { model: own })
  const title = (model: string) => bobby.page.getByRole('heading', { level: 2, name: `BMW ${model}` })
  await bobby.page.goto('/themes?seller=Trader')
  await expect(title(traded)).toBeVisible()
  await expect(title(own)).toHaveCount(0)
  await bobby.page.goto('/themes?seller=Private')
  await expect(title(own)).toBeVisible()
  await expect(title(traded)).toHaveCount(0)
})

test('a picture and a few words stand on the profile, and the avatar comes back', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby', 'Male')]
  await bobby.page.goto(`/all-users/${alice.id}`)
  const picture = bobby.page.getByRole('main').locator('img[src^="/photos/"]')
  await expect(bobby.page.getByRole('region', { name: 'Facts' })).toContainText('New here')
  await alice.page.goto('/profile/settings')
  const section = alice.page.getByRole('region', { name: 'Profile', exact: true })
  await section.locator('input[type=file]').setInputFiles(photoFiles[0] ?? '')
  await expect(section.getByRole('button', { name: 'Remove the picture' })).toBeVisible()
  await expect(picture).toBeVisible()
  await section.getByLabel('A few words about you').fill('I restore old cars.')
  await section.getByRole('button', { name: 'Put on my profile' }).click()
  await expect(bobby.page.getByText('I restore old cars.')).toBeVisible()
  await section.getByRole('button', { name: 'Remove the picture' }).click()
  await expect(picture).toHaveCount(0)
})

test('who leaves all profiles is found no more, and still offers cars', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'hidden'), await arrive(browser, product, 'bobby', 'Male')]
  await alice.page.goto('/profile/settings')
  await alice.page
    .getByRole('radiogroup', { name: 'All profiles and search' })
    .getByRole('radio', { name: 'Not shown' })
    .check()
  await alice.page.getByRole('button', { name: 'Save' }).click()
  await expect(alice.page.getByText('Saved.')).toBeVisible()
  await bobby.page.goto('/search')
  await bobby.page.getByPlaceholder('Search...').fill(alice.username)
  await expect(
    bobby.page
      .getByRole('status')
      .filter({ hasText: either(/No username begins with/, /Няма потребителско име, което/) }),
  ).toHaveCount(1)
  await bobby.page.goto(`/all-users/${alice.id}`)
  await expect(bobby.page.getByRole('heading', { level: 1, name: alice.username })).toBeVisible()
})
