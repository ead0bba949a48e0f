import { type Page } from '@playwright/test'
import { type Person } from './people.ts'
import { expect } from './product.ts'

export const write = async (from: Person, to: Person, content: string) => {
  const data = { sendTo: to.id, content }
  const answer = await from.context.request.post(`/api/messages.json?auth=${from.token}`, { data })
  expect(answer.status()).toBe(200)
}
export const box = ({ page }: Person) => page.getByPlaceholder('Type your message')
export const send = async (person: Person, text: string) => {
  await box(person).fill(text)
  await box(person).press('Enter')
}
export const log = ({ page }: Person) => page.getByRole('log')
/** A file with a picture of one colour. */
export async function drawnPicture(page: Page, colour: string) {
  const bytes = await page.evaluate(async (fill) => {
    const canvas = new OffscreenCanvas(600, 400)
    const pen = canvas.getContext('2d')
    if (pen) pen.fillStyle = fill
    pen?.fillRect(0, 0, 600, 400)
    return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())]
  }, colour)
  return { name: `${colour}.png`, mimeType: 'image/png', buffer: Buffer.from(bytes) }
}
export const openBoth = async (one: Person, other: Person) => {
  await one.page.goto(`/chats/${other.id}`)
  await other.page.goto(`/chats/${one.id}`)
  for (const { page } of [one, other]) await expect(page.getByText('Live', { exact: true })).toBeVisible()
}
export const act = async (person: Person, text: string, action: string) => {
  const item = log(person).getByRole('listitem').filter({ hasText: text }).last()
  await item.hover()
  await item.getByRole('button', { name: /: actions$/ }).click()
  await person.page.getByRole('button', { name: action, exact: true }).click()
}
