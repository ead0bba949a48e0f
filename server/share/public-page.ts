import { type CarWithId } from '../../contract/car.ts'
import { endpoints } from '../../contract/endpoints.ts'
import { type Language } from '../../contract/language.ts'
import { modelFamily } from '../../contract/model-family.ts'
import { publicAddress } from '../../contract/public-address.ts'
import { readSearch } from '../../contract/search-address.ts'
import { type SimilarCars } from '../../contract/sharing.ts'
import { tabTitle } from '../../contract/titles.ts'
import { type Services } from '../api/services.ts'
import { CachedResponse } from '../cache/cached-response.ts'
import { isKey } from '../db/push-id.ts'
import { html, jsonLd } from '../lib/html.ts'
import { feedLinks } from '../pages/feed-links.ts'
import { type pageMaker } from '../pages/page-maker.ts'
import { type Preview, type Theme } from '../pages/page-template.ts'
import { catalogues, type Texts } from '../texts/texts.ts'
import { carData } from './car-data.ts'
import { carPreview, type PreviewedSite } from './car-preview.ts'
import { findShared, similarToEnded, similarToShared } from './share-store.ts'

const soldDaysListed = 30
const dayMs = 24 * 60 * 60 * 1000

/** A page with its status. */
export interface MadeAnswer {
  /** 410 when it was deleted, 404 when it may come back. */
  status: 200 | 404 | 410
  response: CachedResponse
}

/** The page of a car at the path that was asked for. */
interface PublicPage {
  id: string
  path: string
  origin: string
  language: Language
  theme: Theme
  /** Whether the server renders its body. */
  isRendered: boolean
}

/** Makes the page of an offer, the address to redirect to, or null when there is neither. */
export function publicPageMaker({ db, config }: Services, make: ReturnType<typeof pageMaker>) {
  const { firstCurrency, defaultLanguage } = config
  return async ({ id, path, origin, language, theme, isRendered }: PublicPage): Promise<MadeAnswer | string | null> => {
    if (!isKey(id)) return null
    const car = await findShared(db, id)
    if (car && path !== publicAddress(id, car)) return publicAddress(id, car)
    const similar = car ? await similarToShared(db, car) : await similarToEnded(db, id)
    if (!similar) return null
    const text = await make({
      screen: 'publicCar',
      language,
      theme,
      renderedAddress: isRendered ? origin + path : undefined,
      answers: publicAnswers(id, { similar, car }),
      preview: car
        ? publicPreview(car, { origin, firstCurrency, language, defaultLanguage })
        : endPreview(catalogues[language], similar.isGone),
    })
    return { status: car ? 200 : similar.isGone ? 410 : 404, response: new CachedResponse(text) }
  }
}

/** The head of the page of an offer that has ended. */
function endPreview({ share }: Texts, isGone: boolean): Preview {
  return { title: tabTitle(isGone ? share.gone : share.notNow), tags: html`<meta name="robots" content="noindex" />` }
}

/** The head of an offer's public page: its preview, its data for machines, the feeds of its model. */
function publicPreview(car: CarWithId, site: PreviewedSite): Preview {
  const { title, tags } = carPreview(car, site)
  const family = `${car.brand} ${modelFamily(car.brand, car.model)}`
  return {
    title,
    tags: html`${tags} ${isOldSale(car) && html`<meta name="robots" content="noindex" />`}
    ${feedLinks(readSearch([['model', family]]), family, site)}
    ${jsonLd(carData(car, { origin: site.origin, address: publicAddress(car.id, car) }))}`,
  }
}

/** The answers that the page asks for first, without the owners of the cars, by the call's address. */
function publicAnswers(
  id: string,
  { car, similar }: { car: CarWithId | null; similar: SimilarCars },
): Record<string, unknown> {
  return {
    [`/api${endpoints.readCars.path}.json?id=${encodeURIComponent(id)}`]: car ? [withoutOwner(car)] : [],
    [`/api${endpoints.readSimilarCars.path.replace(':id', encodeURIComponent(id))}.json`]: {
      ...similar,
      cars: similar.cars.map(withoutOwner),
    },
  }
}

function withoutOwner(car: CarWithId): CarWithId {
  return { ...car, owner_id: '' }
}

function isOldSale(car: CarWithId): boolean {
  return car.state === 'sold' && (car.stateAt ?? 0) < Date.now() - soldDaysListed * dayMs
}
