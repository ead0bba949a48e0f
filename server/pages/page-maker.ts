import { type RenderRequest, type RenderedPage } from '../../contract/server-rendering.ts'
import { languages, type Language } from '../../contract/language.ts'
import { type ScreenName } from '../../contract/screens.ts'
import { type Search } from '../../contract/search-address.ts'
import { type HomeTexts } from '../../contract/site.ts'
import { type Services } from '../api/services.ts'
import { VersionedCache } from '../cache/versioned-cache.ts'
import { isStoreAway } from '../db/database.ts'
import { readHomeTexts } from '../site/site-store.ts'
import { pageSettings } from './page-settings.ts'
import { rootDataset, type PageTemplates, type Preview, type Theme } from './page-template.ts'

/** Renders a page's body; null when that fails. */
export type Render = (request: RenderRequest) => Promise<RenderedPage | null>

/** A page to be made. */
export interface MadePage {
  screen: ScreenName
  language: Language
  theme: Theme
  /** First answers by the call's address. */
  answers: Record<string, unknown>
  /** The address at which the body is rendered on the server; without one the browser renders it. */
  renderedAddress?: string | undefined
  preview?: Preview | null
  search?: Search | undefined
  isNarrowed?: boolean
  isAppShell?: boolean
}

/** Makes pages of the built templates. Fails with `NotRendered`, so that such a page is not cached. */
export function pageMaker(
  { config, db, hub }: Pick<Services, 'config' | 'db' | 'hub'>,
  { templates, render }: { templates: PageTemplates; render: Render },
) {
  const homeTexts = new VersionedCache<HomeTexts>(hub.cacheVersions, 'sponsors', { entries: languages.length })
  const lastTexts = new Map<Language, HomeTexts>()
  const { firstCurrency, siteUrl, defaultLanguage } = config

  /** While the database is away, those of before: a page must not fail for words of another. */
  async function homeTextsOf(language: Language): Promise<HomeTexts> {
    try {
      lastTexts.set(language, await homeTexts.take(language, () => readHomeTexts(db, language)))
    } catch (error) {
      if (!isStoreAway(error)) throw error
    }
    return lastTexts.get(language) ?? {}
  }

  return async ({ answers, renderedAddress, isAppShell = false, ...page }: MadePage): Promise<string> => {
    const { language } = page
    const preloaded = {
      settings: pageSettings(config, await homeTextsOf(language)),
      answers,
      ...(isAppShell && { isAppShell }),
    }
    const dataset = rootDataset(page.theme, firstCurrency)
    const rendered =
      renderedAddress === undefined
        ? null
        : await render({ address: renderedAddress, preloaded, dataset, language: page.language })
    if (renderedAddress !== undefined && !rendered) throw new NotRendered()
    return templates[page.language].page({ ...page, firstCurrency, siteUrl, defaultLanguage, rendered, preloaded })
  }
}

/** Thrown when a page was not rendered. */
class NotRendered extends Error {}

/** The rendered page if rendering is wanted and succeeds, else the plain one. */
export async function takeRendered<T>(take: (isRendered: boolean) => Promise<T>, isRendered: boolean): Promise<T> {
  try {
    return await take(isRendered)
  } catch (error) {
    if (!(error instanceof NotRendered)) throw error
    return take(false)
  }
}
