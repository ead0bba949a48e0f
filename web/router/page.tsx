import {
  addTransitionType,
  createContext,
  startTransition,
  use,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react'
import { type ScreenName } from '../../contract/screens.ts'
import { type Params } from './address.ts'
import { confirmPage, currentPage, onPage, type Page } from './router.ts'

const PageContext = createContext<Page | null>(null)

/** Knows which page stands; everything in it may ask. */
export function PageProvider({ children }: { children: ReactNode }) {
  const [page, setPage] = useState(currentPage)
  useEffect(
    () =>
      onPage((next, before) => {
        // A box whose tick stands in the address is ticked at once; another screen may take the time it needs.
        if (next.screen === before.screen) setPage(next)
        else
          startTransition(() => {
            addTransitionType('screen')
            setPage(next)
          })
      }),
    [],
  )
  useLayoutEffect(() => confirmPage(page), [page])
  return <PageContext value={page}>{children}</PageContext>
}

/** What stands in it follows the address after what is pressed, which does not wait for it. */
export function FollowingPage({ children }: { children: ReactNode }) {
  const page = useDeferredValue(usePage())
  return <PageContext value={page}>{children}</PageContext>
}

export function usePage(): Page {
  const page = use(PageContext)
  if (!page) throw new Error('a part of a page stands outside of PageProvider')
  return page
}

/** The values in the path of a screen's address. */
export function useParams<Name extends ScreenName>(_screen: Name): Params<Name> {
  return usePage().params as Params<Name>
}

/** What stands behind the question mark. */
export function useSearchParams(): URLSearchParams {
  return usePage().url.searchParams
}
