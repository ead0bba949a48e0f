import { screens, type ScreenName } from './screens.ts'

/** The product's name, in every language. */
export const appName = 'Volan'

/** The whole text of the tab: "Cars · Volan"; the product's name alone where the page has none of its own. */
export function tabTitle(pageTitle: string): string {
  return pageTitle === appName ? appName : `${pageTitle} · ${appName}`
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
