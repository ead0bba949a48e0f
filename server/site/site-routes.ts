import { endpoints } from '../../contract/endpoints.ts'
import { type SiteNow } from '../../contract/site.ts'
import { type Api } from '../api/serve.ts'
import { type Services } from '../api/services.ts'
import { actorOf } from '../auth/actor.ts'
import { catalogues } from '../texts/texts.ts'
import { changeSite, readSite } from './site-store.ts'

/** Lists and words of the home page, which operators set in the console (decision 90). */
export function siteRoutes(api: Api, { db, config }: Services): void {
  api.on(endpoints.getSite, () => siteNow())

  api.on(endpoints.setSite, async ({ me, body }) => {
    await changeSite(db, actorOf(me), config.lists, body)
    return siteNow()
  })

  async function siteNow(): Promise<SiteNow> {
    return {
      ...(await readSite(db, config.lists)),
      usual: { en: catalogues.en.homeWords, bg: catalogues.bg.homeWords },
    }
  }
}
