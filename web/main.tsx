import './styles/tokens.css'
import './styles/fonts.css'
import './styles/global.css'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { draftKeys } from './drafts.ts'
import { firstPaint } from './first-paint.ts'
import { followSession } from './follow-session.ts'
import { beginLost } from './live.ts'
import { isAppShell } from './preloaded.ts'
import { forgetAtSessionEnd } from './query-client.ts'
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
    .then(({ resumePublishing }) => resumePublishing())
    // Offline: the next start tries again.
    .catch(() => {})
}

/** Opened without a connection, the page begins with what was last seen. */
async function recall(): Promise<void> {
  const { recallLastSeen } = await import('./offline/last-seen.ts')
  beginLost(recallLastSeen())
}

/** In pieces, between which the browser answers the person. */
async function show(): Promise<void> {
  const root = document.getElementById('root')!
  // Of a page with a hash the server knew only a part.
  const isDrawn = root.hasChildNodes() && !readSession() && !location.hash
  if (isDrawn) await firstPaint()
  const isReady = startRouter(routes, isDrawn)
  if (isDrawn) {
    // The browser's first formatters take it some milliseconds each: in tasks of their own, while files come.
    setTimeout(() => Intl.Collator('en'))
    setTimeout(() => Intl.NumberFormat('en'))
    setTimeout(() => Intl.DateTimeFormat('en'))
    // Its file may not come: then the page is drawn anew.
    const [taking] = await Promise.all([import('./take-over.tsx').catch(() => null), isReady])
    if (taking) return taking.takeOver(root)
  }
  beOwn()
  startTransition(() => createRoot(root).render(<WholePage />))
}

if (isAppShell()) void recall().then(show)
else void show()
