import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type RadarRule } from '../contract/radar.ts'

/** A text of a case and who wrote it: the offer's description, the seller or the buyer, or somebody in a comment. */
export interface CaseText {
  by: 'offer' | 'seller' | 'buyer' | 'comment'
  text: string
}

/** A case of `radar-cases/README.md`. */
export interface RadarCase {
  file: string
  name: string
  isFraud: boolean
  isApart: boolean
  /** What is known of the offer, and of the two accounts, besides words. */
  offer: RadarRule[]
  seller: RadarRule[]
  buyer: RadarRule[]
  texts: CaseText[]
  /** Under how many other offers of others its writer says the same in a comment. */
  others: number
}

const writers = { o: 'offer', s: 'seller', b: 'buyer', c: 'comment' } as const
/** What of a file stays apart: a third, nothing of what showed that the first rules knew their own cases only, or all. */
const files = {
  'frauds-bg': 'third',
  'frauds-en': 'third',
  'frauds-later': 'none',
  'frauds-last': 'none',
  'frauds-unseen': 'all',
  'frauds-comments': 'all',
  'frauds-spam': 'third',
  'frauds-spelled': 'third',
  'honest-offers': 'none',
  'honest-bg': 'third',
  'honest-en': 'third',
  'honest-later': 'none',
  'honest-last': 'none',
  'honest-unseen': 'all',
  'honest-comments': 'all',
  'honest-spam': 'third',
  'honest-spelled': 'third',
} as const

/** All cases. */
export async function readRadarCases(): Promise<RadarCase[]> {
  const read = Object.entries(files).map(async ([file, apart]) => {
    const text = await readFile(join(import.meta.dirname, 'radar-cases', `${file}.txt`), 'utf8')
    const cases = text.split(/^== /m).slice(1)
    return cases.map((lines, at) => ({
      ...caseOf(lines),
      file,
      isFraud: file.startsWith('frauds'),
      isApart: apart === 'all' || (apart === 'third' && at % 3 === 2),
    }))
  })
  return (await Promise.all(read)).flat()
}

function caseOf(lines: string): Omit<RadarCase, 'file' | 'isFraud' | 'isApart'> {
  const [head = '', ...rest] = lines.trim().split('\n')
  const [name = '', known = ''] = head.split(' | ')
  const facts = known.split(', ')
  const price = Number(facts.find((fact) => fact.startsWith('price '))?.slice('price '.length) ?? 100)
  const has = (fact: string, rule: RadarRule) => (facts.includes(fact) ? [rule] : [])
  return {
    name,
    offer: [
      ...(price < 60 ? (['price'] as const) : []),
      ...has('photos', 'photos'),
      ...has('vin', 'vin'),
      ...has('repeated', 'repeatedText'),
    ],
    seller: has('new', 'newAccount'),
    buyer: has('new-buyer', 'newAccount'),
    others: Number(facts.find((fact) => fact.startsWith('others '))?.slice('others '.length) ?? 0),
    texts: rest.filter((line) => line !== '').map((line) => ({ by: writerOf(line), text: line.slice(2).trim() })),
  }
}

function writerOf(line: string): CaseText['by'] {
  const writer = writers[line[0] as keyof typeof writers]
  if (writer === undefined || line[1] !== ':')
    throw new Error(`A line of a case begins with o:, s:, b: or c:, not so: ${line}`)
  return writer
}
