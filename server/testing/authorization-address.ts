import { type EndpointName } from '../../contract/endpoints.ts'
import { type Tables } from '../db/tables.ts'
import { type ActorKind } from './authorization-actors.ts'
import { type outcomes } from './authorization-outcomes.ts'

/** Methods that are tried at every address; `STREAM` is a GET that asks for a stream of events. */
export const verbs = ['GET', 'STREAM', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const
/** One of them. */
export type Verb = (typeof verbs)[number]

/**
 * The endpoint's row, who may, what is sent, and the tables in which a call that is allowed changes something, by who
 * calls where that differs.
 */
export type Cell = [
  row: EndpointName,
  who: keyof typeof outcomes,
  body?: unknown,
  changes?: (keyof Tables)[] | ((who: ActorKind) => (keyof Tables)[]),
]

/** Verbs that an address does not name are `closed` there. `{name}` stands for an id of the test's world. */
export type Address = { at: string } & Partial<Record<Verb, Cell>>
