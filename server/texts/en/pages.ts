import { type ScreenName } from '../../../contract/screens.ts'
import { appName } from '../../../contract/titles.ts'

/** Texts of every page's head, for browsers, search engines and previews of links. */
export const pages = {
  description: 'Buy and sell cars! This is platform for cars.',
  /** On a page that says why there is no other. */
  backHome: `Back to ${appName}`,
  /** On a page that is for paper, too. */
  print: 'Print',
  noScript: 'Volan needs JavaScript.',
  /** Descriptions of screens that have their own. */
  descriptions: {
    cars: 'Cars for sale in Bulgaria, newest first, with prices in BGN and EUR.',
    login: 'Log in to see offers whole, to comment and to write to their sellers.',
    profile: 'Log in to see who this is and what they offer, and to write to them.',
    register: 'Register to offer your car, to comment and to write to sellers.',
  } as Partial<Record<ScreenName, string>>,
}
