import { useSyncExternalStore } from 'react'

/** `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark'

const yearSeconds = 365 * 24 * 60 * 60
const next: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' }
const listeners = new Set<() => void>()

/** The server has written a chosen theme on the page's root element before the first paint. */
function readTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** Keeps the choice in a cookie, which outlives a logout. */
function storeTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  document.cookie = `theme=${theme}; Path=/; SameSite=Lax; Max-Age=${theme === 'system' ? 0 : yearSeconds}`
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The theme, and how to go on to the next one. */
export function useTheme(): [theme: Theme, switchTheme: () => void] {
  const theme = useSyncExternalStore(subscribe, readTheme, readTheme)
  return [theme, () => storeTheme(next[theme])]
}
