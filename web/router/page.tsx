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

/** Provides the current page to its children. */
export function PageProvider({ children }: { children: ReactNode }) {
  const [page, setPage] = useState(currentPage)
  useEffect(
    () =>
      onPage((next, before) => {
        // Within a screen, such as for a tick in the address, at once; another screen in a transition.
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

/** Follows the address after the pressed control, which does not wait for its children. */
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

/** The query of the address. */
export function useSearchParams(): URLSearchParams {
  return usePage().url.searchParams
}
