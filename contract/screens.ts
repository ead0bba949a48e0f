/**
 * The specification's route table (section 2). `access`: anybody, visitors only, logged in, or the offer's owner.
 * `nav` names the entries of the navigation in which a screen stands, in the order of the table.
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
  compare: { path: '/compare', access: 'user' },
  addCar: { path: '/add-theme', access: 'user', nav: ['user'] },
  ownProfile: { path: '/profile', access: 'user', nav: ['user'] },
  settings: { path: '/profile/settings', access: 'user' },
  people: { path: '/all-users', access: 'user', nav: ['user'] },
  search: { path: '/search', access: 'user', nav: ['user'] },
  login: { path: '/login', access: 'visitor', nav: ['visitor'] },
  register: { path: '/register', access: 'visitor', nav: ['visitor'] },
  recover: { path: '/recover', access: 'anybody' },
  profile: { path: '/all-users/$id', access: 'user', mustExist: 'user' },
  chat: { path: '/chats/$id', access: 'user', mustExist: 'user' },
  car: { path: '/themes/$themeId', access: 'user', mustExist: 'car' },
  editCar: { path: '/edit-theme/$themeId', access: 'owner', mustExist: 'car' },
  notFound: { path: '/404', access: 'anybody' },
} as const satisfies Record<string, Screen>

/** A row: who may see the screen, whose existence it needs, and where it leads instead. */
export interface Screen {
  path: string
  access: 'anybody' | 'visitor' | 'user' | 'owner'
  nav?: readonly ('visitor' | 'user')[]
  mustExist?: 'user' | 'car'
  redirect?: string
}

/** The name of a row. */
export type ScreenName = keyof typeof screens

/** The screen whose address this path is, else `null`. */
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

/** A path of this site that login may lead to (`decisions.md` 2): begins with exactly one slash, nothing else. */
export function isOwnPath(path: string): boolean {
  // oxlint-disable-next-line no-control-regex -- browsers drop some of them while they read an address
  return /^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(path)
}
