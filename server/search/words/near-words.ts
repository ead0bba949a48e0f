import { maxRadius, defaultRadius, type Near } from '../../../contract/near.ts'
import { type Meaning } from './meanings.ts'
import { type PhraseTree } from './phrase-tree.ts'
import { type Token } from './tokens.ts'

/** The words around a town and a distance, as `word-table.ts` has those of filters. */
export const nearWords = {
  around:
    'около, край, близо до, в близост до, покрай, наоколо, в района на, в околността на, near, near to, around, close to, not far from, in the area of',
  radius:
    'до, на, на до, в радиус, в радиус от, в радиус до, в рамките на, на не повече от, within, within a radius of, in a radius of, in radius of, up to, at most',
  beforeTown: 'гр, град, town, the town of',
  fromPlace: 'от, около, of, from, around, near',
  andAround:
    'и околност, и околността, и околностите, и района, и наоколо, околност, околността, and around, and surroundings, and the area, area',
} as const

interface Found {
  near: Near
  end: number
}

/**
 * Reads a town and what lies around it: "около Пловдив", "до 50 км от Русе", "Варна и околността", "Plovdiv + 50 km".
 * A number of more kilometres than a radius may have is a mileage.
 */
export function nearAt(tree: PhraseTree<Meaning>, tokens: readonly Token[], at: number): Found | undefined {
  const words = tokens.map(({ readings }) => readings)
  const endOf = (start: number, kind: Meaning['kind']) =>
    tree.longest(words, start, (meanings) => meanings.find((meaning) => meaning.kind === kind))?.end
  const townAt = (start: number) =>
    tree.longest(words, endOf(start, 'beforeTown') ?? start, (meanings) => meanings.flatMap(townOf)[0])
  const distanceAt = (start: number) => {
    const number = tokens[start]?.number
    const end = tree.longest(words, start + 1, (meanings) => meanings.find(isKilometres))?.end
    const isRadius = number !== undefined && Number.isInteger(number) && number >= 1 && number <= maxRadius
    return isRadius && end !== undefined ? { km: number, end } : undefined
  }

  const first = distanceAt(endOf(at, 'radius') ?? at)
  const afterDistance = first && endOf(first.end, 'fromPlace')
  const place = afterDistance === undefined ? undefined : townAt(afterDistance)
  if (first && place) return { near: { town: place.chosen, km: first.km }, end: place.end }

  const around = endOf(at, 'around')
  const town = townAt(around ?? at)
  if (!town) return undefined
  const isPlus = tokens[town.end]?.text === '+'
  const behind = distanceAt(endOf(town.end, 'radius') ?? (isPlus ? town.end + 1 : town.end))
  const end = behind?.end ?? endOf(town.end, 'andAround') ?? (around === undefined ? undefined : town.end)
  return end === undefined ? undefined : { near: { town: town.chosen, km: behind?.km ?? defaultRadius }, end }
}

function isKilometres(meaning: Meaning): boolean {
  return meaning.kind === 'unit' && meaning.measure === 'mileage' && meaning.factor === 1
}

function townOf(meaning: Meaning): string[] {
  return meaning.kind === 'filter' && meaning.param[0] === 'town' ? [meaning.param[1]] : []
}
