import { authRoutes } from './accounts/auth-routes.ts'
import { emailRoutes } from './accounts/email-routes.ts'
import { factorRoutes } from './accounts/factor-routes.ts'
import { passkeyRoutes } from './accounts/passkey-routes.ts'
import { blockRoutes } from './blocking/block-routes.ts'
import { carRoutes } from './cars/car-routes.ts'
import { conversationRoutes } from './chat/conversation-routes.ts'
import { messageRoutes } from './chat/message-routes.ts'
import { sentMessages } from './chat/sent-messages.ts'
import { commentRoutes } from './comments/comment-routes.ts'
import { discussionRoutes } from './comments/discussion-routes.ts'
import { consoleRoutes } from './console/console-routes.ts'
import { dealRoutes } from './deals/deal-routes.ts'
import { estimateRoutes } from './estimates/estimate-routes.ts'
import { exclusionRoutes } from './exclusions/exclusion-routes.ts'
import { feedRoutes } from './feed/feed-routes.ts'
import { caseRoutes } from './moderation/case-routes.ts'
import { moderationRoutes } from './moderation/moderation-routes.ts'
import { noticeRoutes } from './notifications/notice-routes.ts'
import { photoRoutes } from './photos/photo-routes.ts'
import { offerRoutes } from './publishing/offer-routes.ts'
import { radarRoutes } from './radar/radar-routes.ts'
import { reportRoutes } from './reports/report-routes.ts'
import { accountRoutes } from './rights/account-routes.ts'
import { archiveRoutes } from './rights/archive-routes.ts'
import { recoveryRoutes } from './rights/recovery-routes.ts'
import { savedSearchRoutes } from './saved-searches/saved-search-routes.ts'
import { savedRoutes } from './saved/saved-routes.ts'
import { seenRoutes } from './saved/seen-routes.ts'
import { searchRoutes } from './search/search-routes.ts'
import { sharingRoutes } from './share/share-routes.ts'
import { siteRoutes } from './site/site-routes.ts'
import { sponsorRoutes } from './sponsors/sponsor-routes.ts'
import { followRoutes } from './users/follow-routes.ts'
import { userRoutes } from './users/user-routes.ts'
import { type Api } from './api/serve.ts'
import { type AccountServices } from './accounts/account-services.ts'
import { type CarCache } from './cars/car-cache.ts'
import { type PhotoService } from './photos/photo-service.ts'
import { type SearchService } from './search/search-service.ts'
import { type EstimateThread } from './estimates/estimate-thread.ts'
import { type ReadinessCheck } from './operations/readiness.ts'
import { type ArchiveService } from './rights/archive-service.ts'

interface CallServices {
  services: AccountServices & { carCache: CarCache; photos: PhotoService; search: SearchService }
  estimates: EstimateThread
  readiness: ReadinessCheck
  archives: ArchiveService
}

/** Serves the calls of every part of the product. */
export function serveCalls(api: Api, { services, estimates, readiness, archives }: CallServices): void {
  sponsorRoutes(api, services)
  authRoutes(api, services)
  emailRoutes(api, services)
  factorRoutes(api, services)
  passkeyRoutes(api, services)
  userRoutes(api, services, sentMessages(services.db))
  followRoutes(api, services)
  carRoutes(api, services)
  offerRoutes(api, services)
  estimateRoutes(api, services, estimates)
  sharingRoutes(api, services)
  searchRoutes(api, services)
  commentRoutes(api, services)
  discussionRoutes(api, services)
  messageRoutes(api, services)
  conversationRoutes(api, services)
  noticeRoutes(api, services)
  dealRoutes(api, services)
  savedRoutes(api, services)
  seenRoutes(api, services)
  savedSearchRoutes(api, services)
  exclusionRoutes(api, services)
  blockRoutes(api, services)
  feedRoutes(api, services)
  moderationRoutes(api, services)
  consoleRoutes(api, services, readiness)
  siteRoutes(api, services)
  reportRoutes(api, services)
  caseRoutes(api, services)
  radarRoutes(api, services)
  photoRoutes(api, services)
  accountRoutes(api, services)
  recoveryRoutes(api, services)
  archiveRoutes(api, services, archives)
}
