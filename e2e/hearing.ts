import { type Page } from '@playwright/test'
import { type ServerFrame, type Topic } from '../contract/live.ts'

/** Loads the page at the address, and ends when it hears of the topic: what happens before that is not told there. */
export async function gotoHearing(page: Page, address: string, topic: Topic): Promise<void> {
  // Not the connection of the page before.
  await page.goto(address, { waitUntil: 'commit' })
  const socket = await page.waitForEvent('websocket')
  await socket.waitForEvent('framereceived', ({ payload }) => isSubscribed(String(payload), topic))
}

function isSubscribed(text: string, topic: Topic): boolean {
  const frame = JSON.parse(text) as ServerFrame
  return frame.type === 'subscribed' && frame.topic === topic
}
