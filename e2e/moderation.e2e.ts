import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { arrive, offerCar, password } from './people.ts'
import { test, type Product } from './product.ts'

const exec = promisify(execFile)

async function moderate(product: Product, verb: string, target: string, reason: string): Promise<void> {
  const args = ['server/moderation/moderate.ts', verb, target, '--reason', reason]
  await exec(process.execPath, args, { env: { ...process.env, ...product.store } })
}

test('a hidden offer vanishes from open pages; its owner learns why and sees it return', async ({
  browser,
  product,
}) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const [list, id] = [await bobby.context.newPage(), await offerCar(alice)]
  const offer = list.locator(`a[href="/themes/${id}"]`)
  await list.goto('/themes')
  await expect(offer).not.toHaveCount(0)
  for (const { page } of [alice, bobby]) {
    await page.goto(`/themes/${id}`)
    await expect(page.getByText('Live', { exact: true })).toBeVisible()
  }
  await moderate(product, 'hide-offer', id, 'It is a boat.')
  await expect(bobby.page.getByText('This offer is not there any more.')).toBeVisible()
  await expect(offer).toHaveCount(0)
  const notice = alice.page.getByText('Hidden by a moderator: nobody else sees this offer. Reason: It is a boat.')
  await expect(notice).toBeVisible()
  await expect(alice.page.getByRole('link', { name: 'Edit' })).toBeVisible()
  await moderate(product, 'restore-offer', id, 'It has wheels.')
  await expect(notice).toHaveCount(0)
  await bobby.page.reload()
  await expect(bobby.page.getByRole('heading', { name: 'BMW 320d' })).toBeVisible()
})

test('a hidden comment vanishes from open pages', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const id = await offerCar(alice)
  const post = async (comments: string) => {
    const answer = await bobby.context.request.post(`/api/cars/${id}/comments.json?auth=${bobby.token}`, {
      data: { comments },
    })
    return ((await answer.json()) as { name: string }).name
  }
  const [rude] = [await post('A rude word'), await post('A kind word')]
  await alice.page.goto(`/themes/${id}`)
  await expect(alice.page.getByText('A rude word')).toBeVisible()
  await expect(alice.page.getByText('Live', { exact: true })).toBeVisible()
  await moderate(product, 'hide-comment', rude, 'Rude.')
  await expect(alice.page.getByText('A rude word')).toHaveCount(0)
  await expect(alice.page.getByText('A kind word')).toBeVisible()
})

test('a suspended person is logged out at once and learns why at login', async ({ browser, product }) => {
  const alice = await arrive(browser, product, 'alice')
  await alice.page.goto('/profile')
  await expect(alice.page.getByText(alice.email)).toBeVisible()
  await moderate(product, 'suspend-account', alice.email, 'Sold one car twice.')
  await expect(alice.page).toHaveURL(/\/login/)
  await alice.page.getByLabel('Email').fill(alice.email)
  await alice.page.getByLabel('Password', { exact: true }).fill(password)
  await alice.page.getByRole('button', { name: 'Login' }).click()
  await expect(alice.page.getByText('This account is suspended. Reason: Sold one car twice.')).toBeVisible()
})
