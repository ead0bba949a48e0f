import { type ZodMiniType } from 'zod/mini'
import {
  loginSchema,
  passwordChangeSchema,
  registrationSchema,
  type Login,
  type PasswordChange,
  type Registration,
  type Session,
} from './account.ts'
import { editedCarSchema, newCarSchema, type Car, type EditedCar, type NewCar } from './car.ts'
import { newCommentSchema, type Comment, type NewComment } from './comment.ts'
import { type ErrorCode } from './errors.ts'
import { newMessageSchema, type Message, type NewMessage } from './message.ts'
import { type UploadedPhoto } from './photo.ts'
import { type Sponsor } from './sponsor.ts'
import { type Person, type Profile, type User } from './user.ts'

/** Who may call: anybody, a person with an identity token, or a browser with its session cookie. */
export type Access = 'anybody' | 'user' | 'session'

/**
 * One call. `node` rows answer at `{path}.json` and `{path}/.json` and take `print`, `shallow`, ETag headers and, where
 * `orderBy` lists fields, queries; `call` rows answer at the path as it stands. Paths stand below `/api`.
 */
export interface Endpoint<Path extends string = string, Body = unknown, Reply = unknown> {
  kind: 'node' | 'call'
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: Path
  access: Access
  summary: string
  reply: Described<Reply>
  body?: Described<Body> & { schema?: (settings: { mailProvider: string }) => ZodMiniType }
  /** Fields that `orderBy` may name; `$key` is always among them. */
  orderBy?: readonly string[]
  /** Query parameters beside the wire's own. */
  query?: Readonly<Record<string, 'text' | 'integer'>>
  /** May be read as a stream of events (`Accept: text/event-stream`). */
  streams?: boolean
  /** The body is a file as it stands, not JSON. */
  takesFile?: boolean
  errors: readonly ErrorCode[]
}

/** A payload in words, with its type for the compiler. */
export interface Described<T> {
  says: string
  readonly type?: T
}

export type WireMap<T> = Record<string, T>

function says<T>(words: string): Described<T> {
  return { says: words }
}

function takes<T>(words: string, schema?: (settings: { mailProvider: string }) => ZodMiniType) {
  return { ...says<T>(words), ...(schema && { schema }) }
}

const nothing = says<null>('null')
const name = says<{ name: string }>('the new key')

export const endpoints = {
  // Sponsors
  listSponsors: {
    kind: 'node',
    method: 'GET',
    path: '/sponsors',
    access: 'anybody',
    orderBy: ['$key'],
    summary: 'All sponsors by key',
    reply: says<WireMap<Sponsor> | null>('sponsors by key'),
    errors: ['badQuery'],
  },

  getSponsor: {
    kind: 'node',
    method: 'GET',
    path: '/sponsors/:id',
    access: 'anybody',
    summary: 'One sponsor',
    reply: says<Sponsor | null>('the sponsor'),
    errors: [],
  },

  // Users
  listUsers: {
    kind: 'node',
    method: 'GET',
    path: '/users',
    access: 'user',
    orderBy: ['$key', 'username', 'email'],
    summary: 'Users by id',
    reply: says<WireMap<User> | null>('users by id'),
    errors: ['badQuery'],
  },
  getUser: {
    kind: 'node',
    method: 'GET',
    path: '/users/:id',
    access: 'user',
    streams: true,
    summary: "One user; one may stream one's own",
    reply: says<User | null>('the user'),
    errors: ['notYours'],
  },
  getUserChild: {
    kind: 'node',
    method: 'GET',
    path: '/users/:id/:child',
    access: 'user',
    orderBy: ['$key', 'timestamp', 'sendTo'],
    streams: true,
    summary: "One field or map of a user; `sent` is its owner's alone and may be streamed",
    reply: says<unknown>('the field, the map, or null'),
    errors: ['badQuery', 'notYours'],
  },
  getUserEntry: {
    kind: 'node',
    method: 'GET',
    path: '/users/:id/:child/:key',
    access: 'user',
    summary: 'One entry of a map of a user',
    reply: says<unknown>('true, a message, or null'),
    errors: ['notYours'],
  },
  follow: {
    kind: 'node',
    method: 'POST',
    path: '/users/:id/following/:other',
    access: 'user',
    summary: "Follow: from the follower's side",
    body: takes<true>('true'),
    reply: name,
    errors: ['notYours', 'notFound', 'selfFollow'],
  },
  unfollow: {
    kind: 'node',
    method: 'DELETE',
    path: '/users/:id/following/:other',
    access: 'user',
    summary: "Unfollow: from the follower's side",
    reply: nothing,
    errors: ['notYours'],
  },
  addFollower: {
    kind: 'node',
    method: 'POST',
    path: '/users/:id/followers/:other',
    access: 'user',
    summary: 'Follow: from the side of the one who is followed',
    body: takes<true>('true'),
    reply: name,
    errors: ['notYours', 'notFound', 'selfFollow'],
  },
  removeFollower: {
    kind: 'node',
    method: 'DELETE',
    path: '/users/:id/followers/:other',
    access: 'user',
    summary: 'Unfollow: from the side of the one who is followed',
    reply: nothing,
    errors: ['notYours'],
  },
  flagPost: {
    kind: 'node',
    method: 'PUT',
    path: '/users/:id/posts/:carId',
    access: 'user',
    summary: 'Says again what creating a car has said; changes nothing',
    body: takes<true>('true'),
    reply: says<true>('true'),
    errors: ['notYours'],
  },
  pushSent: {
    kind: 'node',
    method: 'POST',
    path: '/users/:id/sent',
    access: 'user',
    summary: 'Answers a name and stores nothing: a message sent stands here already',
    body: takes<unknown>('a message', () => newMessageSchema),
    reply: name,
    errors: ['invalid', 'notYours'],
  },

  // Cars
  listCars: {
    kind: 'node',
    method: 'GET',
    path: '/cars',
    access: 'anybody',
    streams: true,
    orderBy: ['$key', 'brand', 'price', 'year', 'owner_id'],
    summary: 'Cars by id',
    reply: says<WireMap<Car> | null>('cars by id'),
    errors: ['badQuery'],
  },
  createCar: {
    kind: 'node',
    method: 'POST',
    path: '/cars',
    access: 'user',
    summary: 'Offer a car',
    body: takes<NewCar>("the form's value", () => newCarSchema),
    reply: name,
    errors: ['invalid', 'unknownPhoto'],
  },
  getCar: {
    kind: 'node',
    method: 'GET',
    path: '/cars/:id',
    access: 'user',
    streams: true,
    summary: 'One car, without its comments',
    reply: says<Car | null>('the car'),
    errors: [],
  },
  editCar: {
    kind: 'node',
    method: 'PUT',
    path: '/cars/:id',
    access: 'user',
    summary: "Edit one's own car",
    body: takes<EditedCar>("the form's value", () => editedCarSchema),
    reply: says<Car>('the car'),
    errors: ['invalid', 'notFound', 'notYours', 'unknownPhoto', 'changedMeanwhile'],
  },
  deleteCar: {
    kind: 'node',
    method: 'DELETE',
    path: '/cars/:id',
    access: 'user',
    summary: "Delete one's own car with its comments",
    reply: nothing,
    errors: ['notYours', 'changedMeanwhile'],
  },
  getCarField: {
    kind: 'node',
    method: 'GET',
    path: '/cars/:id/:field',
    access: 'user',
    summary: 'One field of a car',
    reply: says<unknown>('the field, or null'),
    errors: [],
  },

  // Comments
  listComments: {
    kind: 'node',
    method: 'GET',
    path: '/cars/:id/comments',
    access: 'user',
    orderBy: ['$key'],
    streams: true,
    summary: 'Comments of a car by key',
    reply: says<WireMap<Comment> | null>('comments by key'),
    errors: ['badQuery'],
  },
  createComment: {
    kind: 'node',
    method: 'POST',
    path: '/cars/:id/comments',
    access: 'user',
    summary: 'Comment on a car',
    body: takes<NewComment>('{comments}', () => newCommentSchema),
    reply: name,
    errors: ['invalid', 'notFound'],
  },
  getComment: {
    kind: 'node',
    method: 'GET',
    path: '/cars/:id/comments/:commentId',
    access: 'user',
    summary: 'One comment',
    reply: says<Comment | null>('the comment'),
    errors: [],
  },

  // Chat
  listMessages: {
    kind: 'node',
    method: 'GET',
    path: '/messages',
    access: 'user',
    orderBy: ['$key', 'sendTo', 'timestamp'],
    streams: true,
    query: { with: 'text' },
    summary: "One's own messages by key; `with` names the other person of a conversation",
    reply: says<WireMap<Message> | null>('messages by key'),
    errors: ['badQuery'],
  },
  createMessage: {
    kind: 'node',
    method: 'POST',
    path: '/messages',
    access: 'user',
    summary: 'Write a message',
    body: takes<NewMessage>('{sendTo, content}', () => newMessageSchema),
    reply: name,
    errors: ['invalid', 'selfMessage', 'unknownRecipient'],
  },
  getMessage: {
    kind: 'node',
    method: 'GET',
    path: '/messages/:id',
    access: 'user',
    summary: "One message of one's own",
    reply: says<Message | null>('the message'),
    errors: ['notYours'],
  },

  // What the product's own pages ask beside the specification's calls
  listPeople: {
    kind: 'node',
    method: 'GET',
    path: '/people',
    access: 'user',
    query: { q: 'text', after: 'text', limit: 'integer' },
    summary: 'People page by page; `q` is the beginning of a username in any letter case',
    reply: says<{ people: Person[]; next: string | null }>('a page of people'),
    errors: ['badQuery'],
  },
  getProfile: {
    kind: 'node',
    method: 'GET',
    path: '/profiles/:id',
    access: 'user',
    summary: 'The head of a profile page',
    reply: says<Profile | null>('the person with counts'),
    errors: [],
  },
  getCounts: {
    kind: 'node',
    method: 'GET',
    path: '/counts',
    access: 'anybody',
    summary: 'How many offers there are',
    reply: says<{ cars: number }>('counts'),
    errors: [],
  },
  uploadPhoto: {
    takesFile: true,
    kind: 'call',
    method: 'POST',
    path: '/photos',
    access: 'user',
    summary: 'Upload one photo: the file itself is the body',
    body: takes<Uint8Array>('JPEG, PNG, WebP or AVIF, 8 MB at most'),
    reply: says<UploadedPhoto>("the photo's address"),
    errors: ['photoEmpty', 'photoTooLarge', 'photoTooManyPixels', 'photoHeic', 'photoType', 'photoBroken', 'busy'],
  },

  // Accounts
  register: {
    kind: 'call',
    method: 'POST',
    path: '/auth/register',
    access: 'anybody',
    summary: 'Create account and user',
    body: takes<Registration>("the form's value", ({ mailProvider }) => registrationSchema(mailProvider)),
    reply: says<Session>('token and user'),
    errors: ['invalid', 'emailTaken', 'tooManyTries', 'busy'],
  },
  login: {
    kind: 'call',
    method: 'POST',
    path: '/auth/login',
    access: 'anybody',
    summary: 'Log in',
    body: takes<Login>('{email, password}', ({ mailProvider }) => loginSchema(mailProvider)),
    reply: says<Session>('token and user'),
    errors: ['invalid', 'loginFailed', 'tooManyTries', 'busy'],
  },
  renewToken: {
    kind: 'call',
    method: 'POST',
    path: '/auth/token',
    access: 'session',
    summary: 'A fresh identity token for the session cookie',
    reply: says<Session>('token and user'),
    errors: ['loginRequired', 'foreignOrigin'],
  },
  logout: {
    kind: 'call',
    method: 'POST',
    path: '/auth/logout',
    access: 'session',
    summary: 'End the session: its tokens and streams are dead within a second',
    reply: nothing,
    errors: ['foreignOrigin'],
  },
  changePassword: {
    kind: 'call',
    method: 'POST',
    path: '/auth/password',
    access: 'user',
    summary: "Change one's own password; the other sessions end",
    body: takes<PasswordChange>('{currentPassword, newPassword}', () => passwordChangeSchema),
    reply: nothing,
    errors: ['invalid', 'wrongPassword', 'tooManyTries', 'busy'],
  },
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints

/** The answer's type of a row. */
export type ReplyOf<E extends Endpoint> = NonNullable<E['reply']['type']> | Extract<E['reply']['type'], null>

/** The names of the parameters in a row's path. */
export type ParamsOf<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? Param | ParamsOf<`/${Rest}`>
  : Path extends `${string}:${infer Param}`
    ? Param
    : never
