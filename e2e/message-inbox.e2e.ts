import { box, drawnPicture, log, openBoth, send, write } from './chatting.ts'
import { arrive } from './people.ts'
import { expect, test } from './product.ts'

test('photos are chosen, pasted and dropped, and both see them large', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  await openBoth(alice, bobby)
  const { page } = alice
  await page.getByLabel('Add photos').setInputFiles([await drawnPicture(page, 'red'), await drawnPicture(page, 'blue')])
  const chosen = page.getByRole('list', { name: 'Photos to send' })
  await expect(chosen.getByRole('img')).toHaveCount(2)
  await chosen.getByRole('button', { name: 'Remove photo 2' }).click()
  await send(alice, 'The left side')
  for (const person of [alice, bobby]) {
    await expect(log(person).getByText('The left side')).toBeVisible()
    await expect(log(person).getByRole('img', { name: `${alice.email}, photo 1` })).toHaveCount(1)
  }
  await expect(chosen).toHaveCount(0)
  await log(bobby)
    .getByRole('button', { name: `${alice.email}, photo 1` })
    .click()
  await expect(bobby.page.getByRole('dialog', { name: alice.email })).toBeVisible()
  await bobby.page.keyboard.press('Escape')
  await expect(bobby.page.getByRole('dialog')).toHaveCount(0)

  /** What a browser gives to the page with a picture, and perhaps a text. */
  const give = (kind: 'paste' | 'drop', text: string) =>
    box(alice).evaluate(
      async (input, { kind: name, text: words }) => {
        const canvas = new OffscreenCanvas(60, 40)
        const pen = canvas.getContext('2d')
        if (pen) pen.fillStyle = name === 'paste' ? 'green' : 'orange'
        pen?.fillRect(0, 0, 60, 40)
        const data = new DataTransfer()
        data.items.add(new File([await canvas.convertToBlob()], 'pasted.png', { type: 'image/png' }))
        if (words !== '') data.setData('text/plain', words)
        const event = { bubbles: true, cancelable: true }
        input.dispatchEvent(
          name === 'paste'
            ? new ClipboardEvent('paste', { ...event, clipboardData: data })
            : new DragEvent('drop', { ...event, dataTransfer: data }),
        )
      },
      { kind, text },
    )
  await give('paste', 'A1\tB1')
  await give('paste', '')
  await expect(chosen.getByRole('img')).toHaveCount(1)
  await give('drop', '')
  await expect(chosen.getByRole('img')).toHaveCount(2)
  await box(alice).press('Enter')
  await expect(log(bobby).getByRole('img')).toHaveCount(3)
  await bobby.page.goto('/chats')
  await expect(bobby.page.getByRole('list', { name: 'Chats' })).toContainText('2 photos')
})

test('the inbox shows drafts, and what is unread or marked as unread by hand', async ({ browser, product }) => {
  const [alice, bobby, carol] = [
    await arrive(browser, product, 'alice'),
    await arrive(browser, product, 'bobby'),
    await arrive(browser, product, 'carol'),
  ]
  await write(bobby, alice, 'From Bobby')
  await write(carol, alice, 'From Carol')
  const { page } = alice
  await page.goto(`/chats/${bobby.id}`)
  await expect(log(alice).getByText('From Bobby')).toBeVisible()
  await box(alice).fill('I will think about')
  await page.goto('/chats')
  const rows = page.getByRole('list', { name: 'Chats' }).getByRole('listitem')
  await expect(rows.filter({ hasText: bobby.username })).toContainText('Draft: I will think about')
  await page.getByRole('link', { name: 'Unread', exact: true }).click()
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('From Carol')
  await page.getByRole('link', { name: 'All', exact: true }).click()
  await page.getByRole('button', { name: `Mark the chat with ${bobby.username} as unread` }).click()
  await expect(rows.getByRole('img', { name: 'Marked as unread' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Chats, 2 unread messages' })).toBeVisible()
  await page.getByRole('link', { name: 'Unread', exact: true }).click()
  await expect(rows).toHaveCount(2)
  await rows.getByRole('link', { name: bobby.username }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Chats, 1 unread message' })).toBeVisible()
  await page.goto('/chats')
  await page.getByRole('button', { name: `Mark the chat with ${carol.username} as read` }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Chats', exact: true })).toBeVisible()
})

test('what both wrote while they were offline in turns arrives once each', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  await openBoth(alice, bobby)
  for (const [person, other, text] of [
    [alice, bobby, 'Written by Alice in a tunnel'],
    [bobby, alice, 'Written by Bobby in a lift'],
  ] as const) {
    await person.context.setOffline(true)
    await send(person, text)
    await expect(log(person).getByText('Not sent')).toBeVisible()
    await send(other, `Meanwhile, after "${text}"`)
    await person.context.setOffline(false)
    for (const one of [alice, bobby]) {
      await expect(log(one).getByText(text, { exact: true })).toHaveCount(1)
      await expect(log(one).getByText(`Meanwhile, after "${text}"`)).toHaveCount(1)
      await expect(log(one).getByText('Not sent')).toHaveCount(0)
    }
  }
  for (const { page } of [alice, bobby]) {
    await page.reload()
    await expect(page.getByRole('log').locator('li[data-key]')).toHaveCount(4)
  }
})
