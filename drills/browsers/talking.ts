/** Steps in which two people hear each other without loading anything. */
import { type Tab } from './tab.ts'

export async function comments(seller: Tab, buyer: Tab, carPath: string): Promise<void> {
  for (const tab of [seller, buyer]) {
    await tab.goTo(carPath)
    await tab.expectText('Live')
  }
  await buyer.fill('Add comment...', 'Is it still there?')
  await buyer.press('Post')
  await seller.expectText('Is it still there?')
  await seller.fill('Add comment...', 'It is.')
  await seller.press('Post')
  await buyer.expectText('It is.')
}

export async function talks(seller: Tab, buyer: Tab, buyerId: string): Promise<void> {
  await buyer.reload()
  await buyer.expectText('It is.')
  await buyer.press('seller anna...')
  await buyer.press('Message')
  await seller.goTo(`/chats/${buyerId}`)
  for (const tab of [seller, buyer]) await tab.expectText('Live')
  await buyer.fill('Type your message', 'May I come and see it?')
  await buyer.press('Send')
  await seller.expectText('May I come and see it?')
  await seller.fill('Type your message', 'Come on Sunday.')
  await seller.press('Send')
  await buyer.expectText('Come on Sunday.')
}
