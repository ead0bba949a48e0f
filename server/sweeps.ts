import { type Services } from './api/services.ts'
import { startDealSweep } from './deals/deal-sweep.ts'
import { startModerationSweep } from './moderation/moderation-sweep.ts'
import { startPictureSweep } from './photos/picture-sweep.ts'
import { startExpirySweep } from './publishing/expiry-sweep.ts'
import { startRightsSweep } from './rights/rights-sweep.ts'
import { type LinkService } from './photos/link-service.ts'
import { type PhotoService } from './photos/photo-service.ts'
import { type ArchiveService } from './rights/archive-service.ts'

/** Starts what is done every hour or day beside the calls, until the returned function is called. */
export function startSweeps(
  services: Services & { photos: PhotoService },
  { links, archives }: { links: LinkService; archives: ArchiveService },
): () => void {
  const stops = [
    startPictureSweep({ ...services, links }, services.log),
    startExpirySweep(services),
    startDealSweep(services),
    startModerationSweep(services),
    startRightsSweep(services, archives),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
