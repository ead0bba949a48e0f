import { type ActorKind } from './authorization-actors.ts'

/** The status that each kind of actor is answered. */
export const outcomes = {
  /** Anybody at all; a token that is wrong is refused even here. */
  open: { nobody: 200, cookie: 200, owner: 200, friend: 200, other: 200, moderator: 200, operator: 200, refused: 401 },
  /** Whoever is logged in. */
  people: {
    nobody: 401,
    cookie: 401,
    owner: 200,
    friend: 200,
    other: 200,
    moderator: 200,
    operator: 200,
    refused: 401,
  },
  /** Its owner alone. */
  own: { nobody: 401, cookie: 401, owner: 200, friend: 403, other: 403, moderator: 403, operator: 403, refused: 401 },
  /** Its owner alone; for all others it is not there. */
  ownOrLost: {
    nobody: 404,
    cookie: 404,
    owner: 200,
    friend: 404,
    other: 404,
    moderator: 404,
    operator: 404,
    refused: 401,
  },
  /** The friend of the owner alone. */
  friends: {
    nobody: 401,
    cookie: 401,
    owner: 403,
    friend: 200,
    other: 403,
    moderator: 403,
    operator: 403,
    refused: 401,
  },
  /** The two people of a conversation. */
  parties: {
    nobody: 401,
    cookie: 401,
    owner: 200,
    friend: 200,
    other: 403,
    moderator: 403,
    operator: 403,
    refused: 401,
  },
  /** The two people of a deal, of which it is not the time yet. */
  partiesTooEarly: {
    nobody: 401,
    cookie: 401,
    owner: 409,
    friend: 409,
    other: 403,
    moderator: 403,
    operator: 403,
    refused: 401,
  },
  /** Whoever is logged in, except the owner. */
  buyers: {
    nobody: 401,
    cookie: 401,
    owner: 400,
    friend: 200,
    other: 200,
    moderator: 200,
    operator: 200,
    refused: 401,
  },
  /** Whoever is logged in, except the owner, who cannot do it with themselves. */
  others: {
    nobody: 401,
    cookie: 401,
    owner: 403,
    friend: 200,
    other: 200,
    moderator: 200,
    operator: 200,
    refused: 401,
  },
  /** The two people of a deal, also by the session's cookie. */
  partiesByCookie: {
    nobody: 401,
    cookie: 200,
    owner: 200,
    friend: 200,
    other: 403,
    moderator: 403,
    operator: 403,
    refused: 401,
  },
  /** No person, whoever they are. */
  never: { nobody: 401, cookie: 401, owner: 403, friend: 403, other: 403, moderator: 403, operator: 403, refused: 401 },
  /** Moderators, and operators, who may all that they may. */
  moderators: {
    nobody: 401,
    cookie: 401,
    owner: 403,
    friend: 403,
    other: 403,
    moderator: 200,
    operator: 200,
    refused: 401,
  },
  operators: {
    nobody: 401,
    cookie: 401,
    owner: 403,
    friend: 403,
    other: 403,
    moderator: 403,
    operator: 200,
    refused: 401,
  },
  /** What is asked for is there for nobody; who is not logged in does not learn it. */
  lost: { nobody: 401, cookie: 401, owner: 404, friend: 404, other: 404, moderator: 404, operator: 404, refused: 401 },
  /** The same where a cookie is enough. */
  lostBehindCookie: {
    nobody: 401,
    cookie: 404,
    owner: 404,
    friend: 404,
    other: 404,
    moderator: 404,
    operator: 404,
    refused: 401,
  },
  /** Whoever is logged in, with what is wrong for all. */
  wrong: { nobody: 401, cookie: 401, owner: 400, friend: 400, other: 400, moderator: 400, operator: 400, refused: 401 },
  /** Nobody, because the product is not set up for it. */
  off: { nobody: 400, cookie: 400, owner: 400, friend: 400, other: 400, moderator: 400, operator: 400, refused: 401 },
  /** The session's cookie alone. */
  cookie: {
    nobody: 401,
    cookie: 200,
    owner: 401,
    friend: 401,
    other: 401,
    moderator: 401,
    operator: 401,
    refused: 401,
  },
  /** The address takes no such method. */
  closed: {
    nobody: 405,
    cookie: 405,
    owner: 405,
    friend: 405,
    other: 405,
    moderator: 405,
    operator: 405,
    refused: 405,
  },
  /** There is no such address. */
  absent: {
    nobody: 404,
    cookie: 404,
    owner: 404,
    friend: 404,
    other: 404,
    moderator: 404,
    operator: 404,
    refused: 404,
  },
} satisfies Record<string, Record<ActorKind, number>>
