import { type ScreenName, screens } from '../../contract/screens.ts'
import { type Place } from '../router/address.ts'
import { type texts } from '../texts.ts'

type NavLabels = (typeof texts)['frame']['nav']
export type NavScreen = Exclude<keyof NavLabels, 'logout'>

/** The screens of the navigation, in the table's order (specification 2). */
export function navScreens(audience: 'visitor' | 'user'): NavScreen[] {
  return (Object.keys(screens) as ScreenName[]).filter((name): name is NavScreen => {
    const screen = screens[name]
    return 'nav' in screen && (screen.nav as readonly string[]).includes(audience)
  })
}

/** Screens at addresses of their own, and the entry that leads to their like. */
const belongsTo: Partial<Record<ScreenName, NavScreen>> = {
  saved: 'cars',
  seen: 'cars',
  following: 'cars',
  savedSearches: 'cars',
  compare: 'cars',
  priceGuide: 'cars',
  publicCar: 'cars',
  editCar: 'cars',
  chats: 'people',
  chat: 'people',
  recover: 'login',
}

/** Whether a place is the screen's own, below it, or one of its related lists. */
export function isAt(screen: NavScreen, { screen: here, url }: Pick<Place, 'screen' | 'url'>): boolean {
  return `${url.pathname}/`.startsWith(`${screens[screen].path}/`) || belongsTo[here] === screen
}

/** The highlighted entry: the next step suggested to each audience. */
export const highlighted: Record<'visitor' | 'user', NavScreen> = { visitor: 'register', user: 'addCar' }
