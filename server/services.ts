import { type FastifyBaseLogger } from 'fastify'
import { type Callers } from './auth/identify.ts'
import { type KeptCars } from './cars/kept-cars.ts'
import { type Config } from './config.ts'
import { type Database } from './db/database.ts'
import { type RateLimits } from './limits/rate-limits.ts'
import { type ConnectionCaps } from './live/connection-caps.ts'
import { type EventStreams } from './live/event-streams.ts'
import { type Hub } from './live/hub.ts'
import { type Metrics } from './operations/metrics.ts'
import { type PhotoService } from './photos/photo-service.ts'
import { type SearchService } from './search/search-service.ts'
import { type AnswersAhead } from './wire/answers-ahead.ts'

/** What every feature's routes work with. */
export interface Services {
  /** Answers public addresses before routing. */
  ahead: AnswersAhead
  config: Config
  db: Database
  hub: Hub
  callers: Callers
  limits: RateLimits
  /** How many streams and sockets may be open. */
  caps: ConnectionCaps
  streams: EventStreams
  photos: PhotoService
  keptCars: KeptCars
  search: SearchService
  /** Signs identity tokens. */
  tokenKey: Buffer
  metrics: Metrics
  log: FastifyBaseLogger
}
