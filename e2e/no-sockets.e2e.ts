import { livePath } from '../contract/live.ts'
import { send } from './hostile-store.ts'
import { arrive } from './people.ts'
import { expect, test } from './product.ts'

test('where a network refuses live connections, people write, read what is new, and are told so', async ({
  browser,
  product,
}) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const { page } = alice
  // At no other address an upgrade is answered.
  await page.addInitScript((path) => {
    const Native = WebSocket
    window.WebSocket = class extends Native {
      constructor(url: string | URL) {
        super(String(url).replace(path, '/robots.txt'))
      }
    }
  }, livePath)
  await page.goto(`/chats/${bobby.id}`)
  await expect(page.getByText(/^News come a little later here/)).toBeVisible({ timeout: 40_000 })
  await expect(page.getByText(/Offline since/)).toHaveCount(0)

  const box = page.getByPlaceholder('Type your message')
  await box.fill('Sent without a socket')
  await box.press('Enter')
  await expect(page.getByRole('log').getByText('Sent without a socket')).toBeVisible()
  const messages = `${product.address}/api/messages.json?auth=${bobby.token}`
  await expect.poll(async () => (await fetch(`${messages}&with=${alice.id}`)).text()).toContain('Sent without a socket')
  await send('POST', messages, { sendTo: alice.email, content: 'Read without a socket' })
  await expect(page.getByRole('log').getByText('Read without a socket')).toBeVisible({ timeout: 40_000 })
})
