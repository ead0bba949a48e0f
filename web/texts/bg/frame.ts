import { titles } from '../../../contract/texts/bg/titles.ts'
import { appName } from '../../../contract/titles.ts'
import type { frame as english } from '../en/frame.ts'
import { language } from './language.ts'

export const frame: typeof english = {
  appName,
  // Skip to content
  skipToContent: 'Към съдържанието',
  // Main
  mainNavigation: 'Основна',
  // Menu
  menu: 'Меню',
  // Close menu
  closeMenu: 'Затваряне на менюто',
  nav: {
    cars: titles.cars,
    addCar: titles.addCar,
    ownProfile: titles.ownProfile,
    people: 'Хора',
    search: titles.search,
    login: titles.login,
    register: titles.register,
    // Logout
    logout: 'Изход',
  },
  // Language
  language: 'Език',
  // You are offline. The language can be changed once the connection is back.
  languageLater: 'Няма връзка с интернет. Езикът може да се смени, щом връзката се върне.',
  switchTheme: {
    // Theme: system. Switch to light
    system: 'Тема: системна. Превключване към светла',
    // Theme: light. Switch to dark
    light: 'Тема: светла. Превключване към тъмна',
    // Theme: dark. Switch to system
    dark: 'Тема: тъмна. Превключване към системна',
  },
  copyright: (now: Date) => `© ${language.year(now)} ${appName}`,
  // Rules and your data
  rules: 'Правила и Вашите данни',
  // Try again
  tryAgain: 'Нов опит',
  // This part did not load.
  partMissing: 'Тази част не се зареди.',
  // This page could not be opened
  brokenTitle: 'Страницата не може да се отвори',
  // What you have typed is kept.
  typedKept: 'Написаното е запазено.',
  // It was changed elsewhere meanwhile. There it says: “${text}”. Save again to replace that.
  changedTo: (text: string) =>
    `Междувременно беше променено на друго място. Там пише: „${text}“. Запазете отново, за да го замените.`,
  // Only its owner can edit an offer.
  onlyOwnerEdits: 'Само собственикът на обявата може да я редактира.',
}
