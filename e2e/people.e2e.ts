import { answered } from './answered.ts'
import { arrive, offerCar } from './people.ts'
import { expect, test } from './product.ts'

test('following shows on both sides and in another browser at once, and so does unfollowing', async ({
  browser,
  product,
}) => {
  const [alice, bobby, carol] = [
    await arrive(browser, product, 'alice'),
    await arrive(browser, product, 'bobby'),
    await arrive(browser, product, 'carol'),
  ]
  const count = (person: typeof alice, name: string) =>
    person.page.locator('dl > div', { has: person.page.getByText(name, { exact: true }) }).locator('dd')
  await carol.page.goto(`/all-users/${bobby.id}`)
  await bobby.page.goto('/profile')
  await alice.page.goto(`/all-users/${bobby.id}`)
  await expect(count(carol, 'Followers')).toHaveText('0')
  await answered(alice.page, 'users', () => alice.page.getByRole('button', { name: 'Follow', exact: true }).click())
  await expect(alice.page.getByRole('button', { name: 'Unfollow' })).toBeVisible()
  for (const person of [alice, bobby, carol]) await expect(count(person, 'Followers')).toHaveText('1')
  await alice.page.reload()
  await alice.page.getByRole('button', { name: 'Unfollow' }).click()
  for (const person of [alice, bobby, carol]) await expect(count(person, 'Followers')).toHaveText('0')
})

test('a profile shows the person and their posts, and the own one has no buttons', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const id = await offerCar(alice)
  await bobby.page.goto(`/all-users/${alice.id}`)
  await expect(bobby.page.getByRole('heading', { level: 1, name: alice.username })).toBeVisible()
  await expect(bobby.page.getByText(`Email: ${alice.email}`)).toBeVisible()
  await expect(bobby.page.getByText('Telephone number: 0888 123 456')).toBeVisible()
  await bobby.page.getByRole('link', { name: 'BMW 320d' }).click()
  await expect(bobby.page).toHaveURL(`/themes/${id}`)
  await bobby.page.getByRole('link', { name: 'Profile', exact: true }).click()
  await expect(bobby.page.getByText('No posts from this user')).toBeVisible()
  await expect(bobby.page.getByRole('main').getByRole('link', { name: 'Add Offer' })).toBeVisible()
  await bobby.page.goto(`/all-users/${bobby.id}`)
  await expect(bobby.page.getByText(`Email: ${bobby.email}`)).toBeVisible()
  await expect(bobby.page.getByRole('button', { name: /^(Follow|Unfollow)$/ })).toHaveCount(0)
  await expect(bobby.page.getByRole('link', { name: 'Message' })).toHaveCount(0)
  const form = bobby.page.locator('form', { has: bobby.page.getByPlaceholder('Say something...') })
  await expect(form).toHaveCount(1)
  await expect(form).toBeHidden()
})

test('the search finds names by their beginning in any letter case, and clears', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'zebulon')]
  await alice.page.goto('/search')
  const box = alice.page.getByPlaceholder('Search...')
  // All but its end, which no other journey's zebulon has.
  const beginning = bobby.username.slice(0, -1)
  await box.fill(beginning.toUpperCase())
  const result = alice.page.getByRole('link', { name: bobby.username })
  await expect(result).toBeVisible()
  await expect(alice.page.getByText(bobby.email)).toBeVisible()
  await box.fill('')
  await expect(result).toBeHidden()
  await box.fill(beginning)
  await result.click()
  await expect(alice.page).toHaveURL(`/all-users/${bobby.id}`)
})

test('a found person opens right after typing, though the profile loads late', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'zebulon')]
  const held = Promise.withResolvers<void>()
  await alice.page.route(/profile-screen/, async (route) => {
    await held.promise
    await route.continue()
  })
  await alice.page.goto('/search')
  const box = alice.page.getByPlaceholder('Search...')
  await box.fill(bobby.username.slice(0, -1))
  const result = alice.page.getByRole('link', { name: bobby.username })
  await expect(result).toBeVisible()
  await box.fill(bobby.username)
  await result.click()
  held.resolve()
  await expect(alice.page.getByText(`Email: ${bobby.email}`)).toBeVisible()
  await expect(alice.page).toHaveURL(`/all-users/${bobby.id}`)
})

test('all users are listed by their e-mail', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  await alice.page.goto('/all-users')
  await expect(alice.page.getByRole('heading', { level: 1, name: 'All Users' })).toBeVisible()
  const link = alice.page.getByRole('link', { name: bobby.email })
  await expect(async () => {
    await alice.page.mouse.wheel(0, 3000)
    await expect(link).toBeVisible({ timeout: 300 })
  }).toPass()
  await link.click()
  await expect(alice.page).toHaveURL(`/all-users/${bobby.id}`)
})

test('the counts of a profile open the followers and the followed, who can be followed from there', async ({
  browser,
  product,
}) => {
  const [alice, bobby, carol] = [
    await arrive(browser, product, 'alice'),
    await arrive(browser, product, 'bobby'),
    await arrive(browser, product, 'carol'),
  ]
  await bobby.context.request.post(`/api/users/${bobby.id}/following/${alice.id}.json?auth=${bobby.token}`, {
    data: true,
  })
  const { page } = carol
  await page.goto(`/all-users/${alice.id}`)
  const opener = page.getByRole('button', { name: 'Followers: 1' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Followers' })
  await expect(dialog.getByRole('link')).toHaveText([bobby.username])
  await answered(page, 'users', () => dialog.getByRole('button', { name: `Follow ${bobby.username}` }).click())
  await expect(dialog.getByRole('button', { name: `Unfollow ${bobby.username}` })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Following: 1' }).click()
  await page.getByRole('dialog', { name: 'Following' }).getByRole('link', { name: bobby.username }).click()
  await expect(page).toHaveURL(`/all-users/${bobby.id}`)
  await expect(page.getByRole('heading', { level: 1, name: bobby.username })).toBeVisible()
})
