import { type Language } from '../../contract/language.ts'
import { bulgarianPaints, bulgarianParts } from './demo-descriptions-bg.ts'
import { englishParts, type DescriptionParts } from './demo-descriptions-en.ts'
import { realRange } from './demo-electric.ts'
import { type DemoOffer } from './demo-offers.ts'
import { type Choose } from '../lib/seeded-random.ts'

/** What a description says of a car beside its offer: the paint in English, the town as its seller writes it. */
interface Look {
  paint: string
  town: string
  language?: Language
}

/** The description of an offer by its seller. Both languages take the same choices. */
export function describe(offer: DemoOffer, { paint, town, language }: Look, choose: Choose): string {
  const [model, , year, , , , thousandKm] = offer
  const isBulgarian = language === 'bg'
  const parts = isBulgarian ? bulgarianParts : englishParts
  const range = realRange(model)
  return [...story(offer, parts, choose), choose.one(parts.closings)]
    .join(' ')
    .replaceAll('{summer}', String(range.summer))
    .replaceAll('{winter}', String(range.winter))
    .replaceAll('{km}', String(thousandKm))
    .replaceAll('{paint}', isBulgarian ? (bulgarianPaints[paint] ?? paint) : paint)
    .replaceAll('{year}', String(year))
    .replaceAll('{town}', town)
}

function story([, body, year, engine, , price]: DemoOffer, parts: DescriptionParts, choose: Choose): string[] {
  if (year < 1998) {
    return [choose.one(parts.classicOpenings), ...choose.some(parts.classicHistories, choose.between(1, 2))]
  }
  if (body === 'coupe' && price > 60_000) {
    return [choose.one(parts.sportsOpenings), ...choose.some(parts.sportsHistories, 2)]
  }
  const past = engine === 'Electric' ? parts.histories : [...parts.histories, ...parts.engineHistories]
  return [
    choose.one(parts.openings),
    ...choose.some(past, choose.between(1, 2)),
    choose.one(parts.byEngine[engine]),
    ...choose.some(parts.extras, choose.one([0, 1, 1, 1])),
  ]
}
