/** Steps of an account and of offering a car. */
import { join } from 'node:path'
import { errors } from '../../contract/texts/en/errors.ts'
import { messages } from '../../contract/texts/en/messages.ts'
import { type Caller } from '../../scripts/callers.ts'
import { type Tab } from './tab.ts'

const pictures = join(import.meta.dirname, '../../server/demo/pictures')
const photos = ['e0c32e22313afffa0925ecb475f5a842', 'b06b46098d8716c4cd4fcfe3dbac74fa'].map((id) =>
  join(pictures, `${id}-480.webp`),
)
const password = 'correct horse'

export async function registers(tab: Tab): Promise<void> {
  await tab.goTo('/home')
  await tab.press('Register')
  await tab.fill('Username', 'anna')
  await tab.fill('Email', 'seller.anna@gmail.com')
  await tab.expectText(messages.usernameShort)
  await tab.fill('Username', 'seller anna')
  await tab.press('Female')
  await tab.fill('Telephone number', '0888 123 456')
  await tab.fill('Password', password)
  await tab.fill('Re-password', password)
  await tab.press('Register', { as: 'button' })
  await tab.expectText('Logout')
}

/** Somebody who wanted to go elsewhere, and arrives there. */
export async function logsIn(tab: Tab, { email, password: right }: Caller): Promise<void> {
  await tab.goTo('/search')
  await tab.expectAddress(/\/login\?next=%2Fsearch$/)
  await tab.fill('Email', email)
  await tab.fill('Password', 'wrong password')
  await tab.press('Login', { as: 'button' })
  await tab.expectText(errors.loginFailed)
  await tab.fill('Password', right)
  await tab.press('Login', { as: 'button' })
  await tab.expectAddress(/\/search$/)
  await tab.expectText('Find your friends!')
}

export async function logsOut(tab: Tab): Promise<void> {
  await tab.goTo('/profile')
  await tab.press('Logout')
  await tab.expectAddress(/\/home$/)
  await tab.expectText('Login')
}

/** Ends where the offer is shown. */
export async function offers(tab: Tab): Promise<void> {
  await tab.press('Add Offer')
  await tab.choose('Brand', 'Volkswagen')
  await tab.fill('Model', 'Golf 1.5 TSI')
  await tab.choose('Engine type', 'Petrol')
  await tab.choose('Transmission', 'Manual')
  await tab.choose('Year', '2021')
  await tab.fill('Description', 'Bought new in Plovdiv, serviced every year.')
  await tab.fill('Location', 'Plovdiv')
  await tab.fill('Price', '33500')
  await tab.expectText('17128.28 EUR')
  await tab.attach('Images: choose files', photos)
  await tab.expectText('Uploaded', photos.length)
  await tab.press('Make photo 2 the cover')
  await tab.press('Add Car', { as: 'button' })
  await tab.expectText('is published.')
  await tab.press('Show the offer')
  await tab.expectText('Volkswagen Golf 1.5 TSI')
}

export async function edits(tab: Tab, carPath: string): Promise<void> {
  await tab.goTo(carPath)
  await tab.press('Edit')
  await tab.fill('Price', '31000.50')
  await tab.press('Edit Car')
  await tab.expectText('Price: 31000.5 BGN')
}
