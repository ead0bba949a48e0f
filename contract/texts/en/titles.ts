import { type ScreenName } from '../../screens.ts'
import { appName } from '../../titles.ts'

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
