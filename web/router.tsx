import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
  useMatch,
  useRouterState,
} from '@tanstack/react-router'
import { screens } from '../contract/screens.ts'
import { logOut } from './auth/auth-queries.ts'
import { Frame } from './frame/frame.tsx'
import { ScreenError } from './frame/screen-error.tsx'
import {
  requireExistingCar,
  requireExistingUser,
  requireOtherUser,
  requireOwner,
  requireUser,
  requireVisitor,
} from './guards.ts'
import { onSessionChange, readSession } from './session.ts'
import { onAuthFailed } from './token.ts'
import { Loader } from './ui/loader.tsx'
import { awaitTitleFocus } from './ui/page-title.tsx'
import { Toasts } from './ui/toast.tsx'

/** The screens of `contract/screens.ts`, each with its guard; every screen is a chunk of its own. */

const NotFoundScreen = lazyRouteComponent(() => import('./not-found/not-found-screen.tsx'), 'NotFoundScreen')

const root = createRootRoute({ component: Everything, notFoundComponent: NotFoundScreen })

const frame = createRoute({ getParentRoute: () => root, id: 'frame', component: FramedScreen })

const framed = { getParentRoute: () => frame }

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

const ownProfile = createRoute({
  ...framed,
  path: screens.ownProfile.path,
  beforeLoad: ({ location }) => requireExistingUser(requireUser(location.href)),
  component: lazyRouteComponent(() => import('./users/profile-screen.tsx'), 'OwnProfileScreen'),
})

const people = createRoute({
  ...framed,
  path: screens.people.path,
  beforeLoad: ({ location }) => void requireUser(location.href),
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
  beforeLoad: ({ location }) => void requireUser(location.href),
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
  component: lazyRouteComponent(() => import('./cars/car-list-screen.tsx'), 'CarListScreen'),
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
  beforeLoad: ({ location }) => void requireUser(location.href),
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

const framedScreens = [home, login, register, ownProfile, people, profile, search, chat, cars, car, addCar, editCar]

export const router = createRouter({
  routeTree: root.addChildren([start, frame.addChildren(framedScreens), notFound]),
  scrollRestoration: true,
  // The data of one address never shows at another.
  defaultRemountDeps: ({ params }) => params,
  defaultPendingMs: 200,
  defaultPendingMinMs: 300,
  defaultPendingComponent: Loader,
  defaultErrorComponent: ScreenError,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

let hasBegun = false
router.subscribe('onBeforeLoad', ({ pathChanged }) => {
  // The first screen leaves the focus at the top of the page, however soon one goes on from it.
  if (hasBegun && pathChanged) awaitTitleFocus()
  hasBegun = true
})

onAuthFailed(() => void router.navigate({ to: '/login', search: { authFailed: true } }))

let userId = readSession()?.userId
onSessionChange(() => {
  const before = userId
  userId = readSession()?.userId
  // Another tab may have logged out: the guards judge this screen again.
  if (before !== undefined && before !== userId) void router.invalidate()
})

function Everything() {
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  )
}

function FramedScreen() {
  const isChat = useMatch({ from: chat.id, shouldThrow: false }) !== undefined
  // Below an empty page the footer would jump when the first screen arrives.
  const isArriving = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation === undefined })
  return (
    <Frame hasFooter={!isChat && !isArriving} onLogout={leave}>
      <Outlet />
    </Frame>
  )
}

function leave(): void {
  logOut()
  void router.navigate({ to: '/' })
}
