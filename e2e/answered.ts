import { type Page } from '@playwright/test'
import { expect } from './product.ts'

/**
 * Presses, and waits for the server's answer to the write that the press sends: a page that is left before it takes its
 * calls along. The call's address begins with the words of `path`, such as `saved-cars`.
 */
export async function answered(page: Page, path: string, press: () => Promise<unknown>): Promise<void> {
  const isCall = (address: string) => new RegExp(`^/api/${path}(?=[./]|$)`).test(new URL(address).pathname)
  const [answer] = await Promise.all([
    page.waitForResponse((one) => one.request().method() !== 'GET' && isCall(one.url())),
    press(),
  ])
  expect(answer.status(), `the answer to ${answer.request().method()} ${path}`).toBeLessThan(300)
}
