import { createStore, useStore } from '../ui/store.ts'

/** `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark'

const yearSeconds = 365 * 24 * 60 * 60
const next: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' }

/** The server wrote a chosen theme on the root element before the first paint. */
function readTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

function show(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

/** Stores the choice in a cookie, which outlives a logout. */
function storeTheme(theme: Theme): void {
  show(theme)
  document.cookie = `theme=${theme}; Path=/; SameSite=Lax; Max-Age=${theme === 'system' ? 0 : yearSeconds}`
}

/** Shows the choice of another tab in a page that Back brought from before it. */
function followBack(changed: () => void): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    const [, chosen] = /(?:^|;\s*)theme=(light|dark)/.exec(document.cookie) ?? []
    show((chosen ?? 'system') as Theme)
    changed()
  }
  window.addEventListener('pageshow', onPageShow)
  return () => window.removeEventListener('pageshow', onPageShow)
}

const themes = createStore({ read: readTheme, write: storeTheme, follow: followBack })

/** The theme, and the function that switches to the next one. */
export function useTheme(): [theme: Theme, switchTheme: () => void] {
  const theme = useStore(themes)
  return [theme, () => themes.set(next[theme])]
}
