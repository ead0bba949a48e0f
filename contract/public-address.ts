import { type Car } from './car.ts'

/** Letters of slugs, by the Transliteration Act of 2009. */
const latin: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sht',
  ъ: 'a',
  ь: 'y',
  ю: 'yu',
  я: 'ya',
}

/** Ids have so many characters, so that a slug may follow. */
const idLength = 20

/** The address of the public page of an offer: `/c/{id}-{slug}`. */
export function publicAddress(id: string, { brand, model, year }: Pick<Car, 'brand' | 'model' | 'year'>): string {
  return `/c/${id}-${slugOf(`${brand} ${model} ${year}`)}`
}

/** The id in the last part of such an address. */
export function idOfPublicName(name: string): string {
  return name.slice(0, idLength)
}

/** Words of an address: small Latin letters and digits with hyphens between them. */
export function slugOf(text: string): string {
  const words = text.toLowerCase().replace(/ия(?!\p{Letter})/gu, 'ia')
  const letters = Array.from(words, (letter) => latin[letter] ?? letter).join('')
  return letters
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+|-+$/gu, '')
    .slice(0, 80)
}
