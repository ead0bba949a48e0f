import { createRouter } from '@tanstack/react-router'
import { parseFlatSearch, stringifyFlatSearch } from './flat-search.ts'
import { ScreenError } from './frame/screen-error.tsx'
import { routeTree } from './routes.tsx'
import { onSessionChange, readSession } from './session.ts'
import { onAuthFailed } from './token.ts'
import { Loader } from './ui/loader.tsx'
import { awaitTitleFocus } from './ui/page-title.tsx'

export const router = createRouter({
  routeTree,
  // As the server judges addresses.
  caseSensitive: true,
  scrollRestoration: true,
  parseSearch: parseFlatSearch,
  stringifySearch: stringifyFlatSearch,
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
onSessionChange((isOtherTab) => {
  const before = userId
  userId = readSession()?.userId
  // The guards judge this screen again. Where one logs in, the form itself goes on.
  if (before !== userId && (isOtherTab || before !== undefined)) void router.invalidate()
})
