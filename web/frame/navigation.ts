import { type ScreenName, screens } from '../../contract/screens.ts'
import { type texts } from '../texts.ts'

type NavLabels = (typeof texts)['frame']['nav']
export type NavScreen = Exclude<keyof NavLabels, 'logout'>

/** The screens that stand in the navigation, in the table's order (specification 2). */
export function navScreens(audience: 'visitor' | 'user'): NavScreen[] {
  return (Object.keys(screens) as ScreenName[]).filter((name): name is NavScreen => {
    const screen = screens[name]
    return 'nav' in screen && (screen.nav as readonly string[]).includes(audience)
  })
}

/** Is a path the screen's own, or below it? */
export function isAt(screen: NavScreen, path: string): boolean {
  return `${path}/`.startsWith(`${screens[screen].path}/`)
}

/** The one entry that stands out: what each audience is wanted to do next. */
export const highlighted: Record<'visitor' | 'user', NavScreen> = { visitor: 'register', user: 'addCar' }
