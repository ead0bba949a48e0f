import { titles } from '../../../contract/texts/en/titles.ts'
import { appName } from '../../../contract/titles.ts'
import { language } from './language.ts'

export const frame = {
  appName,
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  menu: 'Menu',
  closeMenu: 'Close menu',
  nav: {
    cars: titles.cars,
    addCar: titles.addCar,
    ownProfile: titles.ownProfile,
    people: titles.people,
    search: titles.search,
    login: titles.login,
    register: titles.register,
    logout: 'Logout',
  },
  language: 'Language',
  languageLater: 'You are offline. The language can be changed once the connection is back.',
  switchTheme: {
    system: 'Theme: system. Switch to light',
    light: 'Theme: light. Switch to dark',
    dark: 'Theme: dark. Switch to system',
  },
  copyright: (now: Date) => `© ${language.year(now)} ${appName}`,
  rules: 'Rules and your data',
  tryAgain: 'Try again',
  partMissing: 'This part did not load.',
  brokenTitle: 'This page could not be opened',
  typedKept: 'What you have typed is kept.',
  changedTo: (text: string) =>
    `It was changed elsewhere meanwhile. There it says: “${text}”. Save again to replace that.`,
  onlyOwnerEdits: 'Only its owner can edit an offer.',
}
