import { createRootRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { screens } from '../contract/screens.ts'
import { carListSearch } from './car-parts/search-in-address.ts'
import { Everything, FramedScreen } from './framed-screen.tsx'
import {
  requireExistingCar,
  requireExistingUser,
  requireOtherUser,
  requireOwner,
  requireUser,
  requireVisitor,
} from './guards.ts'

/** The screens of `contract/screens.ts`, each with its guard; every screen is a chunk of its own. */

const NotFoundScreen = lazyRouteComponent(() => import('./not-found/not-found-screen.tsx'), 'NotFoundScreen')

const root = createRootRoute({ component: Everything, notFoundComponent: NotFoundScreen })

const frame = createRoute({ getParentRoute: () => root, id: 'frame', component: FramedScreen })

const framed = { getParentRoute: () => frame }

/** The guard of screens for whoever is logged in. */
function forUsers({ location }: { location: { href: string } }): void {
  requireUser(location.href)
}

const start = createRoute({
  getParentRoute: () => root,
  path: screens.root.path,
  beforeLoad: () => {
    throw redirect({ to: screens.root.redirect, replace: true })
  },
})

const home = createRoute({
  ...framed,
  path: screens.home.path,
  component: lazyRouteComponent(() => import('./home/home-screen.tsx'), 'HomeScreen'),
})

/** `next` is the path wanted before; `authFailed` says that a session has ended. */
function readLoginSearch(search: Record<string, unknown>): { next?: string; authFailed?: true } {
  return {
    ...(typeof search.next === 'string' && { next: search.next }),
    ...('authFailed' in search && { authFailed: true }),
  }
}

const login = createRoute({
  ...framed,
  path: screens.login.path,
  validateSearch: readLoginSearch,
  beforeLoad: requireVisitor,
  component: lazyRouteComponent(() => import('./auth/login-screen.tsx'), 'LoginScreen'),
})

const register = createRoute({
  ...framed,
  path: screens.register.path,
  validateSearch: readLoginSearch,
  beforeLoad: requireVisitor,
  component: lazyRouteComponent(() => import('./auth/register-screen.tsx'), 'RegisterScreen'),
})

const recover = createRoute({
  ...framed,
  path: screens.recover.path,
  component: lazyRouteComponent(() => import('./auth/recover-screen.tsx'), 'RecoverScreen'),
})

const ownProfile = createRoute({
  ...framed,
  path: screens.ownProfile.path,
  beforeLoad: ({ location }) => requireExistingUser(requireUser(location.href)),
  component: lazyRouteComponent(() => import('./users/profile-screen.tsx'), 'OwnProfileScreen'),
})

const settings = createRoute({
  ...framed,
  path: screens.settings.path,
  beforeLoad: forUsers,
  component: lazyRouteComponent(() => import('./settings/settings-screen.tsx'), 'SettingsScreen'),
})

const people = createRoute({
  ...framed,
  path: screens.people.path,
  beforeLoad: forUsers,
  component: lazyRouteComponent(() => import('./users/people-screen.tsx'), 'PeopleScreen'),
})

const profile = createRoute({
  ...framed,
  path: screens.profile.path,
  beforeLoad: ({ location, params }) => {
    requireUser(location.href)
    return requireExistingUser(params.id)
  },
  component: lazyRouteComponent(() => import('./users/profile-screen.tsx'), 'ProfileScreen'),
})

const search = createRoute({
  ...framed,
  path: screens.search.path,
  validateSearch: ({ q }: Record<string, unknown>): { q?: string } =>
    typeof q === 'string' || typeof q === 'number' ? { q: String(q) } : {},
  beforeLoad: forUsers,
  component: lazyRouteComponent(() => import('./users/search-screen.tsx'), 'SearchScreen'),
})

const chat = createRoute({
  ...framed,
  path: screens.chat.path,
  beforeLoad: ({ location, params }) => {
    requireUser(location.href)
    requireOtherUser(params.id)
    return requireExistingUser(params.id)
  },
  component: lazyRouteComponent(() => import('./chat/chat-screen.tsx'), 'ChatScreen'),
})

const cars = createRoute({
  ...framed,
  path: screens.cars.path,
  validateSearch: carListSearch,
  component: lazyRouteComponent(() => import('./cars/car-list-screen.tsx'), 'CarListScreen'),
})

const saved = createRoute({
  ...framed,
  path: screens.saved.path,
  component: lazyRouteComponent(() => import('./saved/saved-screen.tsx'), 'SavedScreen'),
})

const seen = createRoute({
  ...framed,
  path: screens.seen.path,
  component: lazyRouteComponent(() => import('./saved/seen-screen.tsx'), 'SeenScreen'),
})

const following = createRoute({
  ...framed,
  path: screens.following.path,
  beforeLoad: forUsers,
  component: lazyRouteComponent(() => import('./feed/following-screen.tsx'), 'FollowingScreen'),
})

const savedSearches = createRoute({
  ...framed,
  path: screens.savedSearches.path,
  beforeLoad: forUsers,
  component: lazyRouteComponent(() => import('./searches/searches-screen.tsx'), 'SearchesScreen'),
})

const priceGuide = createRoute({
  ...framed,
  path: screens.priceGuide.path,
  component: lazyRouteComponent(() => import('./estimates/price-guide-screen.tsx'), 'PriceGuideScreen'),
})

const compare = createRoute({
  ...framed,
  path: screens.compare.path,
  validateSearch: ({ ids }: Record<string, unknown>) => ({ ids: typeof ids === 'string' ? ids : '' }),
  beforeLoad: forUsers,
  component: lazyRouteComponent(() => import('./compare/compare-screen.tsx'), 'CompareScreen'),
})

const car = createRoute({
  ...framed,
  path: screens.car.path,
  beforeLoad: ({ location, params }) => {
    requireUser(location.href)
    return requireExistingCar(params.themeId)
  },
  component: lazyRouteComponent(() => import('./cars/car-detail-screen.tsx'), 'CarDetailScreen'),
})

const addCar = createRoute({
  ...framed,
  path: screens.addCar.path,
  beforeLoad: forUsers,
  component: lazyRouteComponent(() => import('./cars/add-car-screen.tsx'), 'AddCarScreen'),
})

const editCar = createRoute({
  ...framed,
  path: screens.editCar.path,
  beforeLoad: async ({ location, params }) => {
    const myId = requireUser(location.href)
    await requireExistingCar(params.themeId)
    await requireOwner(params.themeId, myId)
  },
  component: lazyRouteComponent(() => import('./cars/edit-car-screen.tsx'), 'EditCarScreen'),
})

const notFound = createRoute({
  getParentRoute: () => root,
  path: screens.notFound.path,
  component: NotFoundScreen,
})

const framedScreens = [
  home,
  login,
  register,
  recover,
  ownProfile,
  settings,
  people,
  profile,
  search,
  chat,
  cars,
  saved,
  seen,
  following,
  savedSearches,
  compare,
  priceGuide,
  car,
  addCar,
  editCar,
]

export const routeTree = root.addChildren([start, frame.addChildren(framedScreens), notFound])
