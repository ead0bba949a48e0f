import { appName } from '../../titles.ts'
import type { titles as english } from '../en/titles.ts'

/** The tab's title of each address, until the screen knows a better one such as a car's or a person's name. */
export const titles: typeof english = {
  root: appName,
  home: appName,
  // Cars
  cars: 'Автомобили',
  // Saved cars
  saved: 'Запазени',
  // Recently seen
  seen: 'Разгледани',
  // Following
  following: 'Следвани',
  // Saved searches
  savedSearches: 'Запазени търсения',
  // How the estimate works
  priceGuide: 'Как се прави оценката',
  // Compare
  compare: 'Сравнение',
  // Add Offer
  addCar: 'Нова обява',
  // Profile
  ownProfile: 'Профил',
  // Settings
  settings: 'Настройки',
  // All profiles
  people: 'Всички профили',
  // Search
  search: 'Търсене',
  // Login
  login: 'Вход',
  // Register
  register: 'Регистрация',
  // New password
  recover: 'Нова парола',
  // Profile
  profile: 'Профил',
  // Chats
  chats: 'Разговори',
  // Notifications
  notifications: 'Известия',
  // Chat
  chat: 'Разговор',
  // Cars
  car: 'Автомобили',
  // Cars
  publicCar: 'Автомобили',
  // Edit Car
  editCar: 'Редактиране на обявата',
  // Console
  console: 'Управление',
  // Console
  consolePart: 'Управление',
  // Report
  report: 'Сигнал',
  // Decision
  decision: 'Решение',
  // Error 404
  notFound: 'Грешка 404',
}
