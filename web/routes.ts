import { screens } from '../contract/screens.ts'
import {
  requireExistingCar,
  requireExistingUser,
  requireOtherUser,
  requireOwner,
  requireUser,
  requireVisitor,
} from './guards.ts'
import { Redirect } from './router/navigate.ts'
import { type Routes } from './router/router.ts'

/** The screens of `contract/screens.ts`, each with its guard; every screen is a chunk of its own. */

const loadNotFound = async () => (await import('./not-found/not-found-screen.tsx')).NotFoundScreen

/** The guard of screens for whoever is logged in. */
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
  chat: {
    guard: ({ url, params }) => {
      requireUser(url)
      requireOtherUser(params.id)
      return requireExistingUser(params.id)
    },
    load: async () => (await import('./chat/chat-screen.tsx')).ChatScreen,
  },
  cars: { load: async () => (await import('./cars/car-list-screen.tsx')).CarListScreen },
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
  compare: {
    guard: forUsers,
    load: async () => (await import('./compare/compare-screen.tsx')).CompareScreen,
  },
  car: {
    guard: ({ url, params }) => {
      requireUser(url)
      return requireExistingCar(params.themeId)
    },
    load: async () => (await import('./cars/car-detail-screen.tsx')).CarDetailScreen,
  },
  addCar: {
    guard: forUsers,
    load: async () => (await import('./cars/add-car-screen.tsx')).AddCarScreen,
  },
  editCar: {
    guard: async ({ url, params }) => {
      const myId = requireUser(url)
      await requireExistingCar(params.themeId)
      await requireOwner(params.themeId, myId)
    },
    load: async () => (await import('./cars/edit-car-screen.tsx')).EditCarScreen,
  },
  notFound: { load: loadNotFound },
}
