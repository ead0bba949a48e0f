import { screens, type ScreenName } from './screens.ts'

/** The product's name, in every language. */
export const appName = 'Volan'

/** What the browser's tab says at each address until the screen knows more, such as a car's or a person's name. */
export const titles = {
  root: appName,
  home: appName,
  cars: 'Cars',
  saved: 'Saved cars',
  seen: 'Recently seen',
  following: 'Following',
  savedSearches: 'Saved searches',
  priceGuide: 'How the estimate works',
  compare: 'Compare',
  addCar: 'Add Offer',
  ownProfile: 'Profile',
  settings: 'Settings',
  people: 'All profiles',
  search: 'Search',
  login: 'Login',
  register: 'Register',
  recover: 'New password',
  profile: 'Profile',
  chat: 'Chat',
  car: 'Cars',
  editCar: 'Edit Car',
  notFound: 'Error 404',
} as const satisfies Record<ScreenName, string>

/** What search engines and previews of a link show, where it differs from the product's own description. */
const descriptions: Partial<Record<ScreenName, string>> = {
  cars: 'Cars for sale in Bulgaria, newest first, with prices in BGN and EUR.',
  login: 'Log in to see offers whole, to comment and to write to their sellers.',
  register: 'Register to offer your car, to comment and to write to sellers.',
}

/** The whole text of the tab: "Cars · Volan"; the product's name alone where the page has none of its own. */
export function tabTitle(pageTitle: string): string {
  return pageTitle === appName ? appName : `${pageTitle} · ${appName}`
}

/** The tab's text at a screen's address. */
export function titleOf(screen: ScreenName): string {
  return tabTitle(titles[screen])
}

/** The description of a screen's address. */
export function descriptionOf(screen: ScreenName): string {
  return descriptions[screen] ?? 'Buy and sell cars! This is platform for cars.'
}

/** May search engines list this address: public, and neither a redirect nor a screen that nobody looks for? */
export function isListed(screen: ScreenName): boolean {
  return (
    screen !== 'notFound' &&
    screen !== 'recover' &&
    screen !== 'saved' &&
    screen !== 'seen' &&
    screens[screen].access !== 'user' &&
    screens[screen].access !== 'owner'
  )
}
