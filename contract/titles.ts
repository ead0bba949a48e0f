import { screens, type ScreenName } from './screens.ts'

/** The product's name, in every language. */
export const appName = 'Volan'

/** The full title of a tab, "Cars · Volan"; the product's name alone when the page has no title. */
export function tabTitle(pageTitle: string): string {
  return pageTitle === appName ? appName : `${pageTitle} · ${appName}`
}

/** Whether search engines may list this address: public, no redirect, and of interest to searchers. */
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
