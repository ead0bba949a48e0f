import './styles/tokens.css'
import './styles/fonts.css'
import './styles/global.css'
import './styles/forced-colors.css'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { setOperatorLists } from '../contract/choices.ts'
import { followChosenLanguage } from './chosen-language.ts'
import { firstPaint } from './first-paint.ts'
import { followSession } from './follow-session.ts'
import { beginLost } from './live.ts'
import { isAppShell, pageSettings } from './preloaded.ts'
import { followClock, forgetAtSessionEnd } from './query-client.ts'
import { startRouter } from './router/router.ts'
import { routes } from './routes.ts'
import { sendUnsent } from './send-unsent.ts'
import { watchClock } from './server-clock.ts'
import { readSession } from './session.ts'
import { keepTokenFresh } from './token.ts'
import { texts } from './texts.ts'
import { markHydrated } from './ui/after-hydration.tsx'
import { followTranslator } from './translated-page.ts'
import { WholePage } from './whole-page.tsx'

setOperatorLists(pageSettings().lists)
keepTokenFresh()
forgetAtSessionEnd()
watchClock()
followClock()
followSession()
followTranslator()
followChosenLanguage()

sendUnsent('start')

/** A page opened without a connection starts with the data that was seen last. */
async function restore(): Promise<void> {
  const { restoreLastSeen } = await import('./offline/last-seen.ts')
  beginLost(restoreLastSeen())
}

/** Shows the page in pieces, so that the browser stays responsive. */
async function show(): Promise<void> {
  const root = document.getElementById('root')!
  // The server does not know the hash of the address, so its page may differ.
  const isServerRendered = root.hasChildNodes() && !readSession() && !location.hash
  if (isServerRendered) await firstPaint()
  const isReady = startRouter(routes, isServerRendered)
  if (isServerRendered) {
    const { locale } = texts.language
    // The browser's first formatters take some milliseconds each; separate tasks create them while files load.
    setTimeout(() => Intl.Collator(locale))
    setTimeout(() => Intl.NumberFormat(locale))
    setTimeout(() => Intl.DateTimeFormat(locale))
    // The page is rendered from nothing if this file fails to load.
    const [loaded] = await Promise.all([import('./hydrate.tsx').catch(() => null), isReady])
    if (loaded) return loaded.hydrate(root)
  }
  markHydrated()
  // React went on, as where a slow device gave a view transition up.
  const options = { onRecoverableError: console.debug }
  startTransition(() => createRoot(root, options).render(<WholePage />))
}

if (isAppShell()) void restore().then(show)
else void show()
