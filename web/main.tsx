import './styles/tokens.css'
import './styles/fonts.css'
import './styles/global.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { draftKeys } from './drafts.ts'
import { Everything } from './everything.tsx'
import { followSession } from './follow-session.ts'
import { beginLost } from './live.ts'
import { isAppShell } from './preloaded.ts'
import { forgetAtSessionEnd, queryClient } from './query-client.ts'
import { href } from './router/address.ts'
import { navigate } from './router/navigate.ts'
import { PageProvider } from './router/page.tsx'
import { startRouter } from './router/router.ts'
import { routes } from './routes.ts'
import { texts } from './texts.ts'
import { keepTokenFresh } from './token.ts'
import { UiTextsProvider } from './ui/ui-texts.tsx'

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

function show(): void {
  startRouter(routes)
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <UiTextsProvider texts={texts.ui}>
          <PageProvider>
            <Everything />
          </PageProvider>
        </UiTextsProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
}

if (isAppShell()) void recall().then(show)
else show()
