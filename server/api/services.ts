import { type FastifyBaseLogger } from 'fastify'
import { type BlockedPeople } from '../blocks/blocked-people.ts'
import { type Callers } from '../auth/identify.ts'
import { type Config } from '../config/config.ts'
import { type Database } from '../db/database.ts'
import { type RateLimits } from '../limits/rate-limits.ts'
import { type ConnectionCaps } from '../live/connection-caps.ts'
import { type EventStreams } from '../live/event-streams.ts'
import { type Hub } from '../events/hub.ts'
import { type Metrics } from '../operations/metrics.ts'

/** What all features share; a feature's own dependencies are passed to its routes separately. */
export interface Services {
  /** Answers public addresses before routing. */
  config: Config
  db: Database
  hub: Hub
  callers: Callers
  /** Who is blocked with whom. */
  blocked: BlockedPeople
  limits: RateLimits
  /** Limits of open streams and sockets. */
  caps: ConnectionCaps
  streams: EventStreams
  /** Signs identity tokens. */
  tokenKey: Buffer
  metrics: Metrics
  log: FastifyBaseLogger
}
