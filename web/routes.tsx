import {
  createRootRoute,
  createRoute,
  lazyRouteComponent,
  Outlet,
  redirect,
  useMatch,
  useNavigate,
  useRouterState,
} from '@tanstack/react-router'
import { screens } from '../contract/screens.ts'
import { logOut } from './auth/auth-queries.ts'
import { Frame } from './frame/frame.tsx'
import {
  requireExistingCar,
  requireExistingUser,
  requireOtherUser,
  requireOwner,
  requireUser,
  requireVisitor,
} from './guards.ts'
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
  beforeLoad: ({ location }) => void requireUser(location.href),
  component: lazyRouteComponent(() => import('./settings/settings-screen.tsx'), 'SettingsScreen'),
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
  car,
  addCar,
  editCar,
]

export const routeTree = root.addChildren([start, frame.addChildren(framedScreens), notFound])

function Everything() {
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  )
}

function FramedScreen() {
  const navigate = useNavigate()
  const isChat = useMatch({ from: chat.id, shouldThrow: false }) !== undefined
  // Below an empty page the footer would jump when the first screen arrives.
  const isArriving = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation === undefined })

  function leave() {
    logOut()
    void navigate({ to: screens.root.path })
  }

  return (
    <Frame hasFooter={!isChat && !isArriving} onLogout={leave}>
      <Outlet />
    </Frame>
  )
}
