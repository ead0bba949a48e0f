import { type FastifyInstance } from 'fastify'
import { answerErrors, sendError } from './answer-errors.ts'
import { authRoutes } from './auth/auth-routes.ts'
import { Callers } from './auth/identify.ts'
import { carRoutes } from './cars/car-routes.ts'
import { KeptCars } from './cars/kept-cars.ts'
import { startExpirySweep } from './cars/expiry-sweep.ts'
import { createServer } from './create-server.ts'
import { offerRoutes } from './cars/offer-routes.ts'
import { messageRoutes } from './chat/message-routes.ts'
import { commentRoutes } from './comments/comment-routes.ts'
import { poolState } from './db/database.ts'
import { storePlace } from './db/store-place.ts'
import { docsRoutes } from './docs/docs-routes.ts'
import { ProductError } from './errors.ts'
import { ConnectionCaps } from './live/connection-caps.ts'
import { EventStreams } from './live/event-streams.ts'
import { startHearing } from './live/hearing.ts'
import { openLiveSockets } from './live/live-sockets.ts'
import { estimateRoutes } from './estimates/estimate-routes.ts'
import { startEstimates } from './estimates/estimate-thread.ts'
import { exclusionRoutes } from './exclusions/exclusion-routes.ts'
import { feedRoutes } from './feed/feed-routes.ts'
import { savedRoutes } from './saved/saved-routes.ts'
import { startDigests } from './saved-searches/digest-sweep.ts'
import { savedSearchRoutes } from './saved-searches/saved-search-routes.ts'
import { allowOrigins } from './operations/cross-origin.ts'
import { healthRoutes } from './operations/health-routes.ts'
import { readFigures } from './operations/metrics.ts'
import { ReadinessCheck } from './operations/readiness.ts'
import { recordRequests } from './operations/request-records.ts'
import { answerExpectations } from './operations/unrouted-requests.ts'
import { moderationRoutes } from './moderation/moderation-routes.ts'
import { assetRoutes } from './pages/asset-routes.ts'
import { DrawingThread } from './pages/drawing-thread.ts'
import { pageRoutes } from './pages/page-routes.ts'
import { readTemplate } from './pages/page-template.ts'
import { sendSecurityHeaders } from './pages/security-headers.ts'
import { redirectTokens } from './pages/token-redirect.ts'
import { LinkService } from './photos/link-service.ts'
import { photoRoutes } from './photos/photo-routes.ts'
import { PhotoService } from './photos/photo-service.ts'
import { pictureRoutes } from './photos/picture-routes.ts'
import { startPictureSweep } from './photos/picture-sweep.ts'
import { accountRoutes } from './rights/account-routes.ts'
import { archiveRoutes } from './rights/archive-routes.ts'
import { ArchiveService } from './rights/archive-service.ts'
import { recoveryRoutes } from './rights/recovery-routes.ts'
import { startRightsSweep } from './rights/rights-sweep.ts'
import { refuseOtherMethods } from './refuse-methods.ts'
import { refuseOtherHosts } from './refuse-hosts.ts'
import { createApi } from './serve.ts'
import { type Services } from './services.ts'
import { cutSlowRequests } from './slow-requests.ts'
import { searchRoutes } from './search/search-routes.ts'
import { SearchService } from './search/search-service.ts'
import { previewFinder, shareRoutes, sharingRoutes } from './share/share-routes.ts'
import { sponsorRoutes } from './sponsors/sponsor-routes.ts'
import { openStorage } from './storage/open-storage.ts'
import { followRoutes } from './users/follow-routes.ts'
import { userRoutes } from './users/user-routes.ts'
import { AnswersAhead } from './wire/answers-ahead.ts'

interface AppOptions {
  /** The folder of the built pages; without it only calls are served. */
  pages?: string
  isQuiet?: boolean
}

/** Builds the product's server over its services; nothing listens yet. */
export async function createApp(
  given: Omit<Services, 'ahead' | 'callers' | 'caps' | 'keptCars' | 'log' | 'photos' | 'search' | 'streams'>,
  { pages, isQuiet = false }: AppOptions = {},
): Promise<FastifyInstance> {
  const ahead = new AnswersAhead(given)
  const app = createServer(given, { ahead, isQuiet })
  const storage = openStorage(given.config.storage)
  const photos = new PhotoService(given.db, storage)
  const links = new LinkService(given.db, storage, photos.process)
  const keptCars = new KeptCars(given.db)
  const search = new SearchService(given.db, keptCars, {
    place: storePlace(given.config),
    onError: (error) => app.log.error(error),
  })
  const { log } = app
  const caps = new ConnectionCaps(given.config)
  const streams = new EventStreams({ ...given, caps, log })
  const services: Services = {
    ...given,
    ahead,
    callers: new Callers(given),
    caps,
    keptCars,
    photos,
    search,
    streams,
    log,
  }
  const archives = new ArchiveService({ db: given.db, storage, dataDir: given.config.dataDir }, app.log)
  readFigures(given.metrics, {
    databasePool: () => poolState(given.db),
    photoQueue: () => photos.process.queued,
  })

  answerErrors(app)
  recordRequests(app, given.metrics)
  sendSecurityHeaders(app)
  allowOrigins(app, given.config.corsOrigins)
  redirectTokens(app)
  refuseOtherHosts(app)
  cutSlowRequests(app)

  const api = createApi(app, services)
  sponsorRoutes(api, services)
  authRoutes(api, services)
  userRoutes(api, services)
  followRoutes(api, services)
  carRoutes(api, services)
  offerRoutes(api, services)
  estimateRoutes(api, services)
  sharingRoutes(api, services)
  searchRoutes(api, services)
  commentRoutes(api, services)
  messageRoutes(api, services)
  savedRoutes(api, services)
  savedSearchRoutes(api, services)
  exclusionRoutes(api, services)
  feedRoutes(api, services)
  moderationRoutes(api, services)
  photoRoutes(api, services)
  accountRoutes(api, services)
  recoveryRoutes(api, services)
  archiveRoutes(api, services, archives)
  refuseOtherMethods(app, api)

  openLiveSockets(app, services)
  answerExpectations(app)
  healthRoutes(app, new ReadinessCheck(given.db, storage))
  docsRoutes(app, services)
  pictureRoutes(app, storage, links)
  if (pages !== undefined) {
    await assetRoutes(app, pages)
    const template = await readTemplate(pages)
    shareRoutes(app, services, template)
    const drawing = new DrawingThread(pages, (error) => app.log.error(error))
    pageRoutes(app, services, {
      template,
      draw: (page) => drawing.draw(page),
      findPreview: previewFinder(services),
    })
    // Where nobody listens, as in most tests, it starts with the first page.
    app.addHook('onListen', () => drawing.start())
    app.addHook('onClose', () => drawing.stop())
  }
  app.setNotFoundHandler((_request, reply) => sendError(new ProductError('notFound'), reply))

  const { db, hub, config } = given
  const onError = (error: unknown) => app.log.error(error)
  const stopHearing = await startHearing(db, hub, { url: config.databaseUrl, onError })
  const stopSweep = startPictureSweep({ db, photos, links }, app.log)
  const stopExpirySweep = startExpirySweep(services)
  const stopDigests = startDigests(services)
  const stopRightsSweep = startRightsSweep(services, archives)
  // Where nobody listens, as in most tests, the index is read at the first search.
  app.addHook('onListen', () => search.start())
  let stopEstimates = async () => {}
  app.addHook('onListen', () => {
    stopEstimates = startEstimates(storePlace(config), onError)
  })
  app.addHook('preClose', async () => {
    ahead.stop()
    streams.closeAll()
  })
  app.addHook('onClose', async () => {
    stopSweep()
    stopExpirySweep()
    stopDigests()
    stopRightsSweep()
    await archives.stop()
    await stopHearing()
    photos.process.stop()
    await search.stop()
    await stopEstimates()
  })
  return app
}
