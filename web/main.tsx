import './styles/tokens.css'
import './styles/fonts.css'
import './styles/global.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { screens } from '../contract/screens.ts'
import { draftKeys } from './drafts.ts'
import { forgetAtSessionEnd, queryClient } from './query-client.ts'
import { router } from './router.ts'
import { texts } from './texts.ts'
import { keepTokenFresh } from './token.ts'
import { UiTextsProvider } from './ui/ui-texts.tsx'

keepTokenFresh()
forgetAtSessionEnd()

// An offer that was on its way when the last page was left is sent again.
if (draftKeys('draft:publishing:').length > 0) {
  import('./cars/car-creation.ts')
    .then(({ resumePublishing }) =>
      resumePublishing({
        toForm: () => void router.navigate({ to: screens.addCar.path }),
        toOffer: (id) => void router.navigate({ to: screens.car.path, params: { themeId: id } }),
      }),
    )
    // Offline: the next start tries again.
    .catch(() => {})
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <UiTextsProvider texts={texts.ui}>
        <RouterProvider router={router} />
      </UiTextsProvider>
    </QueryClientProvider>
  </StrictMode>,
)
