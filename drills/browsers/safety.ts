/** Steps of people who keep themselves and others safe. */
import { type Caller } from '../../scripts/callers.ts'
import { logsIn } from './selling.ts'
import { type Tab } from './tab.ts'

/** Reports an offer; ends at the page of the report. */
export async function reportsOffer(tab: Tab, carPath: string): Promise<void> {
  await tab.goTo(carPath)
  await tab.press('Report')
  await tab.press('Stolen photos')
  await tab.fill('Tell us more', 'The same photos are in another offer.')
  await tab.press('Send report')
  await tab.expectText('Report received')
  await tab.press('To the report')
  await tab.expectAddress(/\/reports\/[\w-]+$/)
  await tab.expectText('A moderator looks at it')
}

/** Claims the case of that report and decides it. */
export async function decides(tab: Tab, moderator: Caller): Promise<void> {
  await logsIn(tab, moderator)
  await tab.goTo('/admin')
  await tab.press('Offer: Volkswagen Golf 1.5 TSI, 2021')
  await tab.press('Claim')
  await tab.press('No breach')
  await tab.choose('Ground', 'noBreach')
  await tab.fill('Facts, in your words', 'The photos are the seller’s own.')
  await tab.press('Decide and send')
  await tab.expectText('Decided and sent.')
}

export async function readsOutcome(tab: Tab): Promise<void> {
  await tab.reload()
  await tab.expectText('No breach was found, it stays as it is.')
}

/** Blocks from a conversation, and undoes it in the settings. */
export async function blocks(tab: Tab, otherName: string, otherPath: string): Promise<void> {
  await tab.goTo(otherPath)
  await tab.press(`More about ${otherName}`)
  await tab.press('Block')
  await tab.expectText(`Block ${otherName}?`)
  await tab.press('Block', { as: 'button' })
  await tab.expectText(`You block ${otherName}.`)
  await tab.goTo('/profile/settings')
  await tab.press(`Unblock ${otherName}`)
  await tab.expectText('You block and mute nobody.')
}

/** Begins to set up an app, as far as the key for it. */
export async function seesFactorKey(tab: Tab): Promise<void> {
  await tab.goTo('/profile/settings')
  await tab.press('Set up an app')
  await tab.expectText('QR code of the key')
  await tab.fill('Code that the app shows', '000000')
  await tab.press('Turn on')
  await tab.expectText('That code is not right')
}
