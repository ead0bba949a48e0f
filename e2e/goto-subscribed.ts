import { type Page } from '@playwright/test'
import { type ServerFrame, type Topic } from '../contract/live.ts'

/** Loads the page and waits until it is subscribed to the topic; it receives no earlier events. */
export async function gotoSubscribed(page: Page, address: string, topic: Topic): Promise<void> {
  // Ignores the connection of the previous page.
  await page.goto(address, { waitUntil: 'commit' })
  const socket = await page.waitForEvent('websocket')
  await socket.waitForEvent('framereceived', ({ payload }) => isSubscribed(String(payload), topic))
}

function isSubscribed(text: string, topic: Topic): boolean {
  const frame = JSON.parse(text) as ServerFrame
  return frame.type === 'subscribed' && frame.topic === topic
}
