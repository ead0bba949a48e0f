/**
 * The specification's route table (section 2). `access`: anybody, visitors only, logged in, or the offer's owner. `nav`
 * names the navigations that contain the screen, in the order of the table.
 */
export const screens = {
  root: { path: '/', access: 'anybody', redirect: '/home' },
  home: { path: '/home', access: 'anybody' },
  cars: { path: '/themes', access: 'anybody', nav: ['visitor', 'user'] },
  saved: { path: '/saved', access: 'anybody' },
  seen: { path: '/seen', access: 'anybody' },
  following: { path: '/following', access: 'user' },
  savedSearches: { path: '/searches', access: 'user' },
  priceGuide: { path: '/price', access: 'anybody' },
  compare: { path: '/compare', access: 'anybody' },
  addCar: { path: '/add-theme', access: 'user', nav: ['user'] },
  ownProfile: { path: '/profile', access: 'user', nav: ['user'] },
  settings: { path: '/profile/settings', access: 'user' },
  people: { path: '/all-users', access: 'user', nav: ['user'] },
  search: { path: '/search', access: 'user', nav: ['user'] },
  login: { path: '/login', access: 'visitor', nav: ['visitor'] },
  register: { path: '/register', access: 'visitor', nav: ['visitor'] },
  recover: { path: '/recover', access: 'anybody' },
  profile: { path: '/all-users/$id', access: 'user', mustExist: 'user' },
  chats: { path: '/chats', access: 'user' },
  notifications: { path: '/notifications', access: 'user' },
  chat: { path: '/chats/$id', access: 'user', mustExist: 'user' },
  car: { path: '/themes/$themeId', access: 'user', mustExist: 'car' },
  publicCar: { path: '/c/$name', access: 'anybody' },
  editCar: { path: '/edit-theme/$themeId', access: 'owner', mustExist: 'car' },
  console: { path: '/admin', access: 'user' },
  consolePart: { path: '/admin/$part', access: 'user' },
  report: { path: '/reports/$id', access: 'anybody' },
  decision: { path: '/decisions/$id', access: 'anybody' },
  notFound: { path: '/404', access: 'anybody' },
} as const satisfies Record<string, Screen>

/** A row: who may see the screen, which thing must exist, and where others are redirected. */
export interface Screen {
  path: string
  access: 'anybody' | 'visitor' | 'user' | 'owner'
  nav?: readonly ('visitor' | 'user')[]
  mustExist?: 'user' | 'car'
  redirect?: string
}

/** The name of a screen. */
export type ScreenName = keyof typeof screens

/** The screen of a path; `null` when there is none. */
export function screenAt(path: string): ScreenName | null {
  const parts = trimmed(path).split('/')
  for (const [name, screen] of Object.entries(screens) as [ScreenName, Screen][]) {
    const pattern = trimmed(screen.path).split('/')
    if (
      pattern.length === parts.length &&
      pattern.every((part, i) => (part.startsWith('$') ? parts[i] !== '' : part === parts[i]))
    ) {
      return name
    }
  }
  return null
}

function trimmed(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

/**
 * Whether login may redirect to this path (`decisions.md` 2): it begins with exactly one slash, so it is on this site.
 */
export function isOwnPath(path: string): boolean {
  // oxlint-disable-next-line no-control-regex -- browsers drop some of them while they read an address
  return /^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(path)
}
