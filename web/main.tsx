import './styles/tokens.css'
import './styles/fonts.css'
import './styles/global.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from './query-client.ts'
import { router } from './router.tsx'
import { texts } from './texts.ts'
import { keepTokenFresh } from './token.ts'
import { UiTextsProvider } from './ui/ui-texts.tsx'

keepTokenFresh()

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <UiTextsProvider texts={texts.ui}>
        <RouterProvider router={router} />
      </UiTextsProvider>
    </QueryClientProvider>
  </StrictMode>,
)
