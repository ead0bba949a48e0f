import './styles/tokens.css'
import './styles/fonts.css'
import './styles/global.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { draftKeys } from './drafts.ts'
import { followSession } from './follow-session.ts'
import { beginLost } from './live.ts'
import { isAppShell } from './preloaded.ts'
import { forgetAtSessionEnd } from './query-client.ts'
import { href } from './router/address.ts'
import { navigate } from './router/navigate.ts'
import { startRouter } from './router/router.ts'
import { routes } from './routes.ts'
import { readSession } from './session.ts'
import { keepTokenFresh } from './token.ts'
import { beOwn } from './ui/later.tsx'
import { WholePage } from './whole-page.tsx'

keepTokenFresh()
forgetAtSessionEnd()
followSession()

// An offer that was on its way when the last page was left is sent again.
if (draftKeys('draft:publishing:').length > 0) {
  import('./cars/car-creation.ts')
    .then(({ resumePublishing }) =>
      resumePublishing({
        toForm: () => void navigate(href('addCar')),
        toOffer: (id) => void navigate(href('car', { themeId: id })),
      }),
    )
    // Offline: the next start tries again.
    .catch(() => {})
}

/** Opened without a connection, the page begins with what was last seen. */
async function recall(): Promise<void> {
  const { recallLastSeen } = await import('./offline/last-seen.ts')
  beginLost(recallLastSeen())
}

/** In pieces, between which the browser answers the person; a page that was drawn for a visitor is taken over. */
async function show(): Promise<void> {
  const root = document.getElementById('root')!
  const isDrawn = root.hasChildNodes() && readSession() === null
  const isReady = startRouter(routes, isDrawn)
  if (!isDrawn) {
    beOwn()
    return startTransition(() => createRoot(root).render(<WholePage />))
  }
  await isReady
  // What differs after all is drawn anew.
  startTransition(() => void hydrateRoot(root, <WholePage />, { onRecoverableError: console.debug }))
}

if (isAppShell()) void recall().then(show)
else void show()
