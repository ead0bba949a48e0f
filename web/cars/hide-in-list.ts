import { type FetchInfiniteQueryOptions, type InfiniteData } from '@tanstack/react-query'
import { type ExclusionKind } from '../../contract/exclusion.ts'
import { hide } from '../car-parts/exclusion-changes.ts'
import { queryClient } from '../query-client.ts'

/** Leaves a card's offer or seller out where it stands: the list keeps its place, the next card takes the focus. */
export async function hideInList(
  kind: ExclusionKind,
  value: string,
  name: string,
  card: Element | null,
): Promise<void> {
  const next = neighbour(card)
  if (!(await hide(kind, value, name, readAsManyPages)) || card === null) return
  const goOn = () => {
    if (card.isConnected) return
    gone.disconnect()
    const { activeElement } = document
    // Whoever has gone on meanwhile keeps the focus where it is.
    if (activeElement && activeElement !== document.body) return
    const beside = document.querySelector<HTMLElement>(`main a[href="${next}"]:not([tabindex="-1"])`)
    ;(beside ?? document.querySelector('h1'))?.focus({ preventScroll: true })
  }
  const gone = new MutationObserver(goOn)
  gone.observe(document.body, { childList: true, subtree: true })
  goOn()
}

function neighbour(card: Element | null): string | undefined | null {
  const other = card?.nextElementSibling ?? card?.previousElementSibling
  return other?.querySelector('a:not([tabindex="-1"])')?.getAttribute('href')
}

/** The list of all becomes one without what is left out: of that as many pages are read. */
async function readAsManyPages(): Promise<void> {
  const cache = queryClient.getQueryCache()
  const whole = cache.find<InfiniteData<unknown>>({ queryKey: ['cars', 'list'] })
  const found = cache.find<InfiniteData<unknown>>({ queryKey: ['cars', 'found', ''] })
  if (!whole?.isActive() || !found) return queryClient.invalidateQueries({ queryKey: ['cars', 'found'] })
  const pages = whole.state.data?.pages.length ?? 1
  const asked = { ...found.options, staleTime: 0, pages } as unknown as FetchInfiniteQueryOptions
  await queryClient.fetchInfiniteQuery(asked)
}
