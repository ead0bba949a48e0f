import { type ExclusionKind } from '../../contract/exclusion.ts'
import { loadedList } from '../car-parts/car-list-cache.ts'
import { allCars, carListQuery } from '../car-parts/car-list-query.ts'
import { hide } from '../car-parts/exclusion-changes.ts'
import { queryClient, searchedListsKey } from '../query-client.ts'

/** Hides a card's offer or seller. The list stays in place, and the next card takes the focus. */
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
    // A person who has moved on retains their focus.
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

/** Reads as many pages of the list without the hidden offers as were loaded of all cars. */
async function readAsManyPages(): Promise<void> {
  const all = carListQuery(allCars)
  const isShown = queryClient.getQueryCache().find({ queryKey: all.queryKey })?.isActive()
  if (!isShown) return queryClient.invalidateQueries({ queryKey: searchedListsKey })
  const pages = loadedList(allCars)?.pages.length ?? 1
  await queryClient.fetchInfiniteQuery({ ...carListQuery(''), staleTime: 0, pages })
}
