import { idOfPublicName } from '../contract/public-address.ts'
import { screens } from '../contract/screens.ts'
import {
  requireExistingCar,
  requireConversation,
  requireExistingUser,
  requireModerator,
  requireOtherUser,
  requireOwner,
  requirePublicCar,
  requireShownCar,
  requireUser,
  requireVisitor,
} from './guards.ts'
import { Redirect } from './router/navigate.ts'
import { type Routes } from './router/router.ts'

/** The screens of `contract/screens.ts` with their guards; every screen is a chunk. */

const loadNotFound = async () => (await import('./not-found/not-found-screen.tsx')).NotFoundScreen

const loadConsole = async () => (await import('./console/console-screen.tsx')).ConsoleScreen

/** The guard of screens that need a login. */
function forUsers({ url }: { url: URL }): void {
  requireUser(url)
}

export const routes: Routes = {
  root: {
    guard: () => {
      throw new Redirect(screens.root.redirect)
    },
    load: loadNotFound,
  },
  home: { load: async () => (await import('./home/home-screen.tsx')).HomeScreen },
  login: {
    guard: requireVisitor,
    load: async () => (await import('./auth/login-screen.tsx')).LoginScreen,
  },
  register: {
    guard: requireVisitor,
    load: async () => (await import('./auth/register-screen.tsx')).RegisterScreen,
  },
  recover: { load: async () => (await import('./auth/recover-screen.tsx')).RecoverScreen },
  ownProfile: {
    guard: ({ url }) => requireExistingUser(requireUser(url)),
    load: async () => (await import('./users/profile-screen.tsx')).OwnProfileScreen,
  },
  settings: {
    guard: forUsers,
    load: async () => (await import('./settings/settings-screen.tsx')).SettingsScreen,
  },
  people: {
    guard: forUsers,
    load: async () => (await import('./users/people-screen.tsx')).PeopleScreen,
  },
  profile: {
    guard: ({ url, params }) => {
      requireUser(url)
      return requireExistingUser(params.id)
    },
    load: async () => (await import('./users/profile-screen.tsx')).ProfileScreen,
  },
  search: {
    guard: forUsers,
    load: async () => (await import('./users/search-screen.tsx')).SearchScreen,
  },
  chats: {
    guard: forUsers,
    load: async () => (await import('./chat/chats-screen.tsx')).ChatsScreen,
  },
  notifications: {
    guard: forUsers,
    load: async () => (await import('./notifications/notifications-screen.tsx')).NotificationsScreen,
  },
  chat: {
    guard: ({ url, params }) => {
      requireUser(url)
      requireOtherUser(params.id)
      return requireConversation(params.id)
    },
    load: async () => (await import('./chat/chat-screen.tsx')).ChatScreen,
  },
  cars: { load: async () => (await import('./car-list/car-list-screen.tsx')).CarListScreen },
  saved: { load: async () => (await import('./saved/saved-screen.tsx')).SavedScreen },
  seen: { load: async () => (await import('./saved/seen-screen.tsx')).SeenScreen },
  following: {
    guard: forUsers,
    load: async () => (await import('./feed/following-screen.tsx')).FollowingScreen,
  },
  savedSearches: {
    guard: forUsers,
    load: async () => (await import('./searches/searches-screen.tsx')).SearchesScreen,
  },
  priceGuide: { load: async () => (await import('./estimates/price-guide-screen.tsx')).PriceGuideScreen },
  compare: { load: async () => (await import('./compare/compare-screen.tsx')).CompareScreen },
  car: {
    guard: ({ url, params }) => {
      requireUser(url)
      return requireShownCar(params.themeId)
    },
    load: async () => (await import('./car-page/car-page-screen.tsx')).CarPageScreen,
  },
  publicCar: {
    guard: ({ params }) => requirePublicCar(idOfPublicName(params.name)),
    load: async () => (await import('./public-car/public-car-screen.tsx')).PublicCarScreen,
  },
  addCar: {
    guard: forUsers,
    load: async () => (await import('./car-form/add-car-screen.tsx')).AddCarScreen,
  },
  editCar: {
    guard: async ({ url, params }) => {
      const myId = requireUser(url)
      await requireExistingCar(params.themeId)
      await requireOwner(params.themeId, myId)
    },
    load: async () => (await import('./car-form/edit-car-screen.tsx')).EditCarScreen,
  },
  console: {
    guard: requireModerator,
    load: loadConsole,
  },
  consolePart: {
    guard: requireModerator,
    load: loadConsole,
  },
  report: { load: async () => (await import('./reports/report-screen.tsx')).ReportScreen },
  decision: { load: async () => (await import('./reports/decision-screen.tsx')).DecisionScreen },
  notFound: { load: loadNotFound },
}
