/**
 * What browsers without the Navigation API do in place of it: another screen is a page that is loaded, another address of
 * the same screen an entry of the history.
 */

/** Opens an address on the screen of now; `null` until the router listens. */
let openHere: ((url: URL, keepsScroll: boolean) => Promise<void>) | null = null

/** The address of now: what lies over a screen has an entry of the same one. */
let addressOfNow = ''

interface HistoryOptions {
  isReplacing?: boolean | undefined
  keepsScroll?: boolean | undefined
}

/** Has addresses of the screen of now opened without loading a page, and those that Back and Forward lead to. */
export function listenToHistory(open: NonNullable<typeof openHere>): void {
  openHere = open
  addressOfNow = location.href
  window.addEventListener('popstate', hear)
}

function hear(): void {
  if (location.href === addressOfNow) return
  addressOfNow = location.href
  void openHere?.(new URL(location.href), true)
}

export async function navigateByHistory(
  address: string,
  { isReplacing = false, keepsScroll = false }: HistoryOptions,
): Promise<void> {
  const url = new URL(address, location.href)
  const isHere = url.origin === location.origin && url.pathname === location.pathname
  if (!openHere || !isHere) {
    if (isReplacing) location.replace(address)
    else location.assign(address)
    return
  }
  if (isReplacing || url.href === location.href) history.replaceState(null, '', url)
  else history.pushState(null, '', url)
  addressOfNow = location.href
  await openHere(url, keepsScroll)
}

/** Adds an entry of the same address, and calls `onBack` when it is left. Answers how to leave it without that. */
export function addEntry(onBack: () => void): () => void {
  history.pushState({ isStep: true }, '', location.href)
  const leave = () => {
    stop()
    onBack()
  }
  const stop = () => window.removeEventListener('popstate', leave)
  window.addEventListener('popstate', leave)
  return () => {
    stop()
    if ((history.state as { isStep?: boolean } | null)?.isStep) history.back()
  }
}
