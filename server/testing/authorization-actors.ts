import { createHmac, randomBytes } from 'node:crypto'
import { type TestPerson } from './people.ts'

/** What the actors of `authorization-table.ts` are made of. */
export interface World {
  alice: TestPerson
  bobby: TestPerson
  carol: TestPerson
  moderator: TestPerson
  operator: TestPerson
  /** A moderator whose session has used no second factor. */
  withoutFactor: TestPerson
  /** Their account is suspended; their session is still in the store. */
  suspended: TestPerson
  /** Tokens of Alice whose sessions have ended, each in its way. */
  ended: { loggedOut: string; passwordChanged: string; deleted: string }
  tokenKey: Buffer
}

/** How an actor shows who they are: what stands behind `?`, and headers. */
export interface Credentials {
  query?: string
  headers?: Record<string, string>
}

/** In which column of the table an actor stands. */
export type ActorKind = 'nobody' | 'cookie' | 'owner' | 'friend' | 'other' | 'moderator' | 'operator' | 'refused'

/** One who calls. `code` is the error that one of the kind `refused` is told. */
export interface Actor {
  name: string
  kind: ActorKind
  code?: 'badToken' | 'tokenExpired'
  credentials: (world: World) => Credentials
}

/** Alice owns what the table's addresses name, Carol talks with her, Bobby is anybody else. */
export const actors: Actor[] = [
  { name: 'nobody', kind: 'nobody', credentials: () => ({}) },
  { name: 'owner', kind: 'owner', credentials: ({ alice }) => parameter(alice.token) },
  { name: 'owner by header', kind: 'owner', credentials: ({ alice }) => bearer(alice.token) },
  {
    name: 'owner by both',
    kind: 'owner',
    credentials: ({ alice }) => ({ ...parameter(alice.token), ...bearer(alice.token) }),
  },
  { name: 'friend', kind: 'friend', credentials: ({ carol }) => parameter(carol.token) },
  { name: 'another person', kind: 'other', credentials: ({ bobby }) => parameter(bobby.token) },
  { name: 'moderator', kind: 'moderator', credentials: ({ moderator }) => parameter(moderator.token) },
  { name: 'operator', kind: 'operator', credentials: ({ operator }) => parameter(operator.token) },
  {
    name: 'moderator without a second factor',
    kind: 'other',
    credentials: ({ withoutFactor }) => parameter(withoutFactor.token),
  },
  { name: 'cookie alone', kind: 'cookie', credentials: ({ alice }) => ({ headers: { cookie: alice.cookie } }) },

  {
    name: 'cookie of a suspended account',
    kind: 'nobody',
    credentials: ({ suspended }) => ({ headers: { cookie: suspended.cookie } }),
  },
  refused('suspended account', 'tokenExpired', ({ suspended }) => parameter(suspended.token)),
  refused('suspended account by header', 'tokenExpired', ({ suspended }) => bearer(suspended.token)),

  refused('logged out', 'tokenExpired', ({ ended }) => parameter(ended.loggedOut)),
  refused('password changed elsewhere', 'tokenExpired', ({ ended }) => parameter(ended.passwordChanged)),
  refused('deleted session', 'tokenExpired', ({ ended }) => parameter(ended.deleted)),
  refused('expired', 'tokenExpired', (world) => minted(world, { exp: seconds() - 1 })),
  refused("owner's name, another's session", 'tokenExpired', (world) =>
    minted(world, { sid: claimsOf(world.bobby.token).sid }),
  ),
  refused('unknown session', 'tokenExpired', (world) => minted(world, { sid: '-Nobody-has-this-one' })),

  refused('forged signature', 'badToken', ({ alice }) =>
    parameter(`${unsigned(alice.token)}.${randomBytes(32).toString('base64url')}`),
  ),
  refused("another key's token", 'badToken', ({ alice }) =>
    parameter(`${unsigned(alice.token)}.${sign(randomBytes(32), unsigned(alice.token))}`),
  ),
  refused('altered payload', 'badToken', ({ alice, bobby }) => {
    const [head = '', , signature = ''] = bobby.token.split('.')
    return parameter(`${head}.${encoded({ ...claimsOf(bobby.token), sub: alice.id })}.${signature}`)
  }),
  refused('altered signature', 'badToken', ({ alice }) => {
    const letter = alice.token.at(-5) === 'A' ? 'B' : 'A'
    return parameter(`${alice.token.slice(0, -5)}${letter}${alice.token.slice(-4)}`)
  }),
  refused('signature in a foreign script', 'badToken', ({ alice }) =>
    parameter(encodeURIComponent(`${alice.token.slice(0, -1)}а`)),
  ),
  refused('wrong audience', 'badToken', (world) => minted(world, { aud: 'elsewhere' })),
  refused('issued in the future', 'badToken', (world) => minted(world, { iat: seconds() + 3600 })),
  refused('without an end', 'badToken', (world) => minted(world, { exp: undefined })),
  refused('without a name', 'badToken', (world) => minted(world, { sub: undefined })),
  refused('alg none', 'badToken', ({ alice }) =>
    parameter(`${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claimsOf(alice.token))}.`),
  ),
  refused('alg none, signed all the same', 'badToken', ({ alice, tokenKey }) => {
    const text = `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claimsOf(alice.token))}`
    return parameter(`${text}.${sign(tokenKey, text)}`)
  }),
  refused('appended %00', 'badToken', ({ alice }) => parameter(`${alice.token}%00`)),
  refused('appended letters', 'badToken', ({ alice }) => parameter(`${alice.token}abcd`)),
  refused('appended part', 'badToken', ({ alice }) => parameter(`${alice.token}.${encoded({})}`)),
  refused('appended padding', 'badToken', ({ alice }) => parameter(`${alice.token}%3D`)),
  refused('truncated', 'badToken', ({ alice }) => parameter(alice.token.slice(0, -4))),
  refused('without signature', 'badToken', ({ alice }) => parameter(unsigned(alice.token))),
  refused('empty token', 'badToken', () => parameter('')),
  refused('two parameters', 'badToken', ({ alice }) => ({ query: `auth=${alice.token}&auth=${alice.token}` })),
  refused('parameter under both names', 'badToken', ({ alice }) => ({
    query: `auth=${alice.token}&access_token=${alice.token}`,
  })),
  refused('header and parameter differ', 'badToken', ({ alice, bobby }) => ({
    ...parameter(alice.token),
    ...bearer(bobby.token),
  })),
  refused('another scheme', 'badToken', ({ alice }) => ({ headers: { authorization: `Basic ${alice.token}` } })),
  refused("the cookie's secret as token", 'badToken', ({ alice }) => parameter(alice.cookie.split('=')[1] ?? '')),
]

function refused(name: string, code: Actor['code'] & string, credentials: Actor['credentials']): Actor {
  return { name, kind: 'refused', code, credentials }
}

function parameter(token: string): Credentials {
  return { query: `auth=${token}` }
}

function bearer(token: string): Credentials {
  return { headers: { authorization: `Bearer ${token}` } }
}

/** Alice's token with other claims, signed with the product's own key. */
function minted({ alice, tokenKey }: World, different: Record<string, unknown>): Credentials {
  const [head = ''] = alice.token.split('.')
  const text = `${head}.${encoded({ ...claimsOf(alice.token), ...different })}`
  return parameter(`${text}.${sign(tokenKey, text)}`)
}

function unsigned(token: string): string {
  return token.split('.').slice(0, 2).join('.')
}

function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function sign(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}

function seconds(): number {
  return Math.floor(Date.now() / 1000)
}
