import { type Locator, type Page } from '@playwright/test'
import { untilHydrated } from './hydrated.ts'
import { savedNote } from './opened.ts'
import { expect } from './product.ts'

/** What comes last on the screens whose addresses begin so; screens that come as a whole are not among them. */
const comesLast: [begin: RegExp, shown: (page: Page) => Locator][] = [
  [/^\/home/, (page) => page.getByRole('region', { name: 'Brands' })],
  [/^\/themes\/./, (page) => page.getByPlaceholder('Add comment...')],
  [/^\/themes\?/, (page) => sort(page).or(page.getByText('No cars match these filters.'))],
  [/^\/themes$/, (page) => sort(page).or(page.getByText('No cars yet.'))],
  [/^\/c\/[^/]+$/, (page) => page.getByRole('button', { name: 'Report', exact: true })],
  [/^\/saved/, (page) => page.getByText(savedNote).or(page.getByText('No saved cars yet.'))],
  [/^\/seen/, (page) => page.getByRole('button', { name: 'Clear this list' }).or(page.getByText('No cars seen yet.'))],
  [/^\/following/, (page) => page.getByText('offers a car').or(page.getByText('No news yet.'))],
  [/^\/searches/, (page) => page.getByRole('button', { name: 'Rename' }).or(page.getByText('No saved searches yet.'))],
  [/^\/compare/, (page) => page.getByRole('row', { name: /^Price/ })],
  [/^\/add-theme/, (page) => page.getByRole('button', { name: 'Add Car' })],
  [/^\/edit-theme/, (page) => page.getByRole('button', { name: 'Edit Car' })],
  [/^\/profile\/settings/, (page) => page.getByRole('button', { name: 'Set up an app' })],
  [/^\/(profile$|all-users\/)/, (page) => page.getByRole('region', { name: 'Facts' })],
  [/^\/all-users$/, (page) => page.getByRole('main').getByRole('listitem')],
  [/^\/search$/, (page) => page.getByPlaceholder('Search...')],
  [/^\/chats$/, (page) => page.getByRole('list', { name: 'Chats' }).or(page.getByText('No chats yet.'))],
  [/^\/chats\/./, (page) => page.getByText('Live', { exact: true })],
  [/^\/notifications/, (page) => page.getByRole('region', { name: 'New' }).or(noNotices(page))],
]

const sort = (page: Page) => page.getByRole('combobox', { name: 'Sort' })
const noNotices = (page: Page) =>
  page.getByRole('region', { name: 'Earlier' }).or(page.getByText('No notifications yet.'))

/** Waits until the screen at an address stands there with all of its parts. */
export async function untilComplete(page: Page, address: string): Promise<void> {
  const [, shown] = comesLast.find(([begin]) => begin.test(address)) ?? []
  if (shown) await expect(shown(page).first()).toBeVisible()
  await untilLoaded(page)
}

/** Waits until nothing on the screen says that it is loading. */
export async function untilLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await untilHydrated(page)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
}
