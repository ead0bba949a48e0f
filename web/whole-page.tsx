import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { Everything } from './everything.tsx'
import { queryClient } from './query-client.ts'
import { PageProvider } from './router/page.tsx'
import { texts } from './texts.ts'
import { UiTextsProvider } from './ui/ui-texts.tsx'

/** The page with the providers that its parts need, in the browser and on the server alike. */
export function WholePage() {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <UiTextsProvider texts={texts.ui}>
          <PageProvider>
            <Everything />
          </PageProvider>
        </UiTextsProvider>
      </QueryClientProvider>
    </StrictMode>
  )
}
