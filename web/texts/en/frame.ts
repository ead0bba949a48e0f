import { appName } from '../../../contract/titles.ts'
import { language } from './language.ts'

export const frame = {
  appName,
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  menu: 'Menu',
  closeMenu: 'Close menu',
  nav: {
    cars: 'Cars',
    addCar: 'Add Offer',
    ownProfile: 'Profile',
    people: 'All profiles',
    search: 'Search',
    login: 'Login',
    register: 'Register',
    logout: 'Logout',
  },
  switchTheme: {
    system: 'Theme: system. Switch to light',
    light: 'Theme: light. Switch to dark',
    dark: 'Theme: dark. Switch to system',
  },
  copyright: (now: Date) => `© ${language.year(now)} ${appName}`,
  tryAgain: 'Try again',
  brokenTitle: 'Something went wrong',
  onlyOwnerEdits: 'Only its owner can edit an offer.',
} as const
