import { answered } from './answered.ts'
import { act, box, log, openBoth, send, write } from './chatting.ts'
import { arrive, offerCar } from './people.ts'
import { expect, test } from './product.ts'

test('writing from an offer brings its card into the conversation, and its state stays current', async ({
  browser,
  product,
}) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const [first, second] = [await offerCar(alice), await offerCar(alice)]
  const { page } = bobby
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`/themes/${first}`)
  await page.getByRole('link', { name: 'Message' }).first().click()
  await expect(page).toHaveURL(`/chats/${alice.id}?car=${first}`)
  const card = (address: string) => page.getByRole('region').locator(`a[href="/themes/${address}"]`)
  await expect(card(first)).toBeVisible()
  await send(bobby, 'Is it still there?')
  await expect(log(bobby).locator(`a[href="/themes/${first}"]`)).toBeVisible()
  await expect(card(first)).toHaveCount(1)
  await alice.page.goto(`/chats/${bobby.id}`)
  await expect(log(alice).getByText('For sale')).toBeVisible()

  await page.goto(`/chats/${alice.id}?car=${second}`)
  await send(bobby, 'And this one?')
  await send(bobby, 'Thank you.')
  await expect(log(alice).getByText('Thank you.')).toBeVisible()
  await expect(log(alice).getByText('For sale')).toHaveCount(2)
  await alice.context.request.put(`/api/cars/${first}/state.json?auth=${alice.token}`, { data: { state: 'sold' } })
  await expect(log(bobby).getByText('Sold')).toBeVisible()
  await alice.context.request.delete(`/api/cars/${second}.json?auth=${alice.token}`)
  await expect(log(bobby).getByText('No longer available')).toBeVisible()
  await page.goto('/chats')
  await expect(page.getByRole('list', { name: 'Chats' }).getByRole('listitem')).toContainText('No longer available')
})

test('an edited and a deleted message change in the other tab and in both inboxes', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  await openBoth(alice, bobby)
  await send(alice, 'Satruday at ten?')
  await act(alice, 'Satruday', 'Edit')
  const editing = alice.page.getByRole('textbox', { name: 'Message to edit' })
  await expect(editing).toHaveValue('Satruday at ten?')
  await editing.fill('Saturday at ten?')
  await editing.press('Enter')
  for (const person of [alice, bobby]) {
    await expect(log(person).getByText('Saturday at ten?')).toBeVisible()
    await expect(log(person).getByText('edited')).toBeVisible()
    await expect(log(person).getByText('Satruday')).toHaveCount(0)
  }
  await expect(box(alice)).toBeFocused()
  await bobby.page.goto('/chats')
  const row = bobby.page.getByRole('list', { name: 'Chats' }).getByRole('listitem')
  await expect(row).toContainText('Saturday at ten?')
  await act(alice, 'Saturday', 'Delete')
  await alice.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(log(alice).getByText('Message deleted')).toBeVisible()
  await expect(row).toContainText('Message deleted')
  await bobby.page.goto(`/chats/${alice.id}`)
  await expect(log(bobby).getByText('Message deleted')).toBeVisible()
  await expect(log(bobby).getByText('Saturday')).toHaveCount(0)
})

test('an answer quotes a message and leads to it, however far back it is', async ({ browser, product }) => {
  test.slow()
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  await write(alice, bobby, 'The very first question')
  await bobby.page.goto(`/chats/${alice.id}`)
  await act(bobby, 'The very first question', 'Reply')
  await expect(box(bobby)).toBeFocused()
  await send(bobby, 'The answer to it')
  for (let at = 1; at <= 115; at++) await write(alice, bobby, `Line ${at}.`)
  await write(alice, bobby, 'The end')
  await act(bobby, 'Line 115.', 'Reply')
  await answered(bobby.page, 'messages', () => send(bobby, 'I see'))
  await bobby.page.reload()
  await expect(log(bobby).getByText('I see')).toBeInViewport()
  const messages = await bobby.context.request.get(
    `/api/messages.json?auth=${bobby.token}&with=${alice.id}&limitToFirst=1&orderBy="$key"`,
  )
  const [firstId = ''] = Object.keys((await messages.json()) as object)
  await bobby.page.goto(`/chats/${alice.id}?message=${firstId}`)
  await expect(log(bobby).getByText('The very first question').last()).toBeInViewport()
  await expect(log(bobby).getByText('Line 115.')).toHaveCount(0)
  await log(bobby).getByRole('button', { name: 'Load later' }).click()
  await expect(log(bobby).getByText('Line 60.')).toHaveCount(1)
  await expect(log(bobby).getByText('Line 49.')).toBeInViewport()
  await bobby.page.reload()
  await bobby.page.getByRole('button', { name: 'Newest messages' }).click()
  await expect(log(bobby).getByText('I see')).toBeInViewport()
  await log(bobby).getByRole('button', { name: 'Line 115.' }).click()
  await expect(log(bobby).getByRole('listitem').filter({ hasText: 'Line 115.' }).first()).toBeFocused()
})

test('whoever takes nobody new refuses with a sentence, and the text stays', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  await alice.page.goto('/profile/settings')
  await alice.page
    .getByRole('radiogroup', { name: 'Who may write to me' })
    .getByRole('radio', { name: 'Nobody new' })
    .check()
  await alice.page.getByRole('button', { name: 'Save' }).click()
  await expect(alice.page.getByText('Saved.')).toBeVisible()
  await bobby.page.goto(`/chats/${alice.id}`)
  await send(bobby, 'May I ask something?')
  await expect(bobby.page.getByText('This person takes no messages from new people.')).toBeVisible()
  await expect(log(bobby).getByText('May I ask something?')).toBeVisible()
  await write(alice, bobby, 'Hello')
  await send(bobby, 'Thank you for writing')
  await expect(log(bobby).getByRole('listitem').filter({ hasText: 'Thank you for writing' })).not.toContainText(
    'Not sent',
  )
})

test('typing and reading are seen, and neither when one of the two hides them', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const carol = await arrive(browser, product, 'carol')
  await openBoth(alice, bobby)
  await send(alice, 'Is it there?')
  await expect(log(alice).getByText('Seen')).toBeVisible()
  const typing = alice.page.getByText(`${bobby.username} is typing...`)
  await box(bobby).fill('It')
  await expect(typing).toBeVisible()
  await box(bobby).fill('')
  await expect(typing).toBeHidden()
  await box(bobby).fill('It is')
  await expect(typing).toBeVisible()
  await box(bobby).press('Enter')
  await expect(log(alice).getByText('It is')).toBeVisible()
  await expect(typing).toBeHidden()
  await box(bobby).fill('Come on')
  await expect(typing).toBeVisible()
  await bobby.page.goto('/home')
  await expect(typing).toBeHidden()

  const privacy = { telephoneShown: 'shown', emailShown: 'shown', typingShown: 'hidden', readShown: 'hidden' }
  await bobby.context.request.put(`/api/auth/privacy?auth=${bobby.token}`, { data: privacy })
  await openBoth(alice, bobby)
  await expect(log(alice).getByText('Seen')).toHaveCount(0)
  await answered(bobby.page, `conversations/${alice.id}/typing`, () => box(bobby).fill('Silently'))
  // What comes to the same page after it has come before.
  await write(carol, alice, 'Good morning')
  await expect(alice.page.getByRole('navigation', { name: 'Chats' }).getByText('Good morning')).toBeVisible()
  await expect(typing).toBeHidden()
})
