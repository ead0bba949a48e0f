import { type FastifyInstance } from 'fastify'
import { type RenderRequest } from '../contract/server-rendering.ts'
import { answerErrors, sendError } from './http/answer-errors.ts'
import { accountLetters } from './accounts/account-letters.ts'
import { emailPages } from './accounts/email-routes.ts'
import { Callers } from './auth/identify.ts'
import { BlockedPeople } from './blocks/blocked-people.ts'
import { CarCache } from './cars/car-cache.ts'
import { useLists } from './site/use-lists.ts'
import { serveCalls } from './calls.ts'
import { createServer } from './create-server.ts'
import { poolState } from './db/database.ts'
import { storePlace } from './db/store-place.ts'
import { StoreFills } from './db/migrations/store-fills.ts'
import { docsRoutes } from './docs/docs-routes.ts'
import { ProductError } from './lib/errors.ts'
import { ConnectionCaps } from './live/connection-caps.ts'
import { EventStreams } from './live/event-streams.ts'
import { SlowReaders } from './live/slow-readers.ts'
import { startListening } from './events/listening.ts'
import { openLiveSockets } from './live/live-sockets.ts'
import { EstimateThread } from './estimates/estimate-thread.ts'
import { startNotifying } from './notifications/notifying.ts'
import { stopRoutes } from './notifications/stop-routes.ts'
import { allowOrigins } from './operations/cross-origin.ts'
import { healthRoutes } from './operations/health-routes.ts'
import { readMetrics } from './operations/metrics.ts'
import { ReadinessCheck } from './operations/readiness.ts'
import { recordRequests } from './operations/request-records.ts'
import { answerExpectations } from './operations/unrouted-requests.ts'
import { appRoutes } from './pages/app-routes.ts'
import { assetRoutes } from './pages/asset-routes.ts'
import { RenderThread } from './pages/render-thread.ts'
import { pageRoutes } from './pages/page-routes.ts'
import { guideRoutes } from './pages/guide-routes.ts'
import { readTemplates } from './pages/page-template.ts'
import { sendSecurityHeaders } from './http/security-headers.ts'
import { suspensionPath } from './reports/suspension-path.ts'
import { redirectTokens } from './pages/token-redirect.ts'
import { findQueueState } from './mail/queue-state-store.ts'
import { networkOf } from './lib/public-request.ts'
import { LinkService } from './photos/link-service.ts'
import { PhotoService } from './photos/photo-service.ts'
import { PictureAudiences } from './pictures/picture-audiences.ts'
import { pictureRoutes } from './pictures/picture-routes.ts'
import { ArchiveService } from './rights/archive-service.ts'
import { refuseOtherMethods } from './api/refuse-methods.ts'
import { refuseOtherHosts } from './http/refuse-hosts.ts'
import { createApi } from './api/serve.ts'
import { type Services } from './api/services.ts'
import { cutSlowRequests } from './http/slow-requests.ts'
import { SearchService } from './search/search-service.ts'
import { crawlerRoutes } from './share/crawler-routes.ts'
import { previewFinder, shareRoutes } from './share/share-routes.ts'
import { openStorage } from './storage/open-storage.ts'
import { tryStorage } from './storage/storage-trial.ts'
import { startLetters } from './letters.ts'
import { startSweeps } from './sweeps.ts'

interface AppOptions {
  /** The folder of the built pages; without it only calls are served. */
  pages?: string
  isQuiet?: boolean
}

/** Builds the product's server over its services; nothing listens yet. */
export async function createApp(
  given: Omit<Services, 'blocked' | 'callers' | 'caps' | 'log' | 'slow' | 'streams'>,
  { pages, isQuiet = false }: AppOptions = {},
): Promise<FastifyInstance> {
  await useLists(given.db, given.config)
  const app = createServer(given, { isQuiet })
  const storage = openStorage(given.config.storage)
  const photos = new PhotoService(given.db, storage)
  const links = new LinkService(given.db, storage, photos.process, networkOf(given.config.siteUrl))
  const carCache = new CarCache(given.db)
  const search = new SearchService(given.db, carCache, {
    place: storePlace(given.config),
    firstCurrency: given.config.firstCurrency,
    onError: (error) => app.log.error(error),
  })
  const { log } = app
  const caps = new ConnectionCaps(given.config)
  const slow = new SlowReaders()
  const streams = new EventStreams({ ...given, caps, slow, log })
  const letters = accountLetters(given)
  const services = {
    ...given,
    callers: new Callers(given),
    blocked: new BlockedPeople(given),
    caps,
    slow,
    streams,
    log,
    carCache,
    photos,
    search,
    letters,
  }
  const archives = new ArchiveService({ db: given.db, storage, dataDir: given.config.dataDir }, app.log)
  const readQueue = given.config.mail && (() => findQueueState(given.db))
  readMetrics(given.metrics, {
    databasePool: () => poolState(given.db),
    photoQueue: () => photos.process.queued,
    letters: readQueue,
  })

  app.decorate('defaultLanguage', given.config.defaultLanguage)
  answerErrors(app)
  recordRequests(app, given.metrics)
  sendSecurityHeaders(app)
  allowOrigins(app, given.config.corsOrigins)
  redirectTokens(app)
  refuseOtherHosts(app)
  cutSlowRequests(app)

  const api = createApi(app, services)
  const estimates = new EstimateThread(storePlace(given.config), (error) => app.log.error(error))
  const fills = new StoreFills({ db: given.db, log })
  const readiness = new ReadinessCheck(given.db, storage, { readQueue, findUpgrade: () => fills.progress, log })
  const accountServices = { ...services, appealOf: (userId: string) => suspensionPath(services, userId) }
  serveCalls(api, { services: accountServices, estimates, readiness, archives })
  refuseOtherMethods(app, api)

  openLiveSockets(app, services)
  answerExpectations(app)
  healthRoutes(app, readiness)
  docsRoutes(app)
  stopRoutes(app, services)
  emailPages(app, accountServices)
  const audiences = new PictureAudiences(services)
  pictureRoutes(app, { storage, audiences, links, process: photos.process, limits: given.limits })
  if (pages !== undefined) {
    await assetRoutes(app, pages)
    await appRoutes(app, pages)
    const templates = await readTemplates(pages)
    const renderThread = new RenderThread(pages, (error) => app.log.error(error))
    const render = (request: RenderRequest) => renderThread.render(request)
    shareRoutes(app, services, { templates, render })
    crawlerRoutes(app, services)
    guideRoutes(app, services, templates)
    pageRoutes(app, services, {
      templates,
      render,
      findPreview: previewFinder(services),
    })
    // Where nobody listens, as in most tests, it starts with the first page.
    app.addHook('onListen', () => renderThread.start())
    app.addHook('onClose', () => renderThread.stop())
  }
  app.setNotFoundHandler((_request, reply) => sendError(new ProductError('notFound'), reply))

  const { db, hub, config } = given
  const onError = (error: unknown) => app.log.error(error)
  const stopListening = await startListening(db, hub, { url: config.databaseUrl, onError })
  const stopSweeps = startSweeps(services, { links, archives })
  const sentLetters = startLetters(services)
  app.addHook('onListen', () => void sentLetters?.check())
  // A folder that cannot be used stops the start.
  if (!('folder' in config.storage)) app.addHook('onListen', () => void tryStorage(storage, log))
  // Where nobody listens, as in most tests, nothing is sent.
  let stopNotifying = async () => {}
  app.addHook('onListen', () => {
    stopNotifying = startNotifying(services)
  })
  app.addHook('onListen', () => fills.start())
  // Where nobody listens, as in most tests, the index is read at the first search.
  app.addHook('onListen', () => search.start())
  app.addHook('onListen', () => estimates.start())
  app.addHook('preClose', async () => {
    streams.closeAll()
  })
  app.addHook('onClose', async () => {
    stopSweeps()
    await stopNotifying()
    await sentLetters?.stop()
    await fills.stop()
    await archives.stop()
    await stopListening()
    photos.process.stop()
    await search.stop()
    await estimates.stop()
  })
  return app
}
