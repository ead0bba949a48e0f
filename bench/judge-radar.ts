/**
 * `npm run judge-radar [-- --missed] [--apart]`: how many frauds the scam radar warns of, and how many honest people, on
 * the cases of `radar-cases/`, those that the rules were tuned on and those apart. `--missed` names what went wrong,
 * `--apart` also of those apart.
 */
import { type RadarRule } from '../contract/radar.ts'
import { pointsTogether, warningsOf } from '../server/radar/rule-table.ts'
import { signsInComment } from '../server/radar/signs-in-comment.ts'
import { signsInText } from '../server/radar/signs-in-text.ts'
import { readRadarCases, type RadarCase } from './radar-cases.ts'

const isMissedWanted = process.argv.includes('--missed')
const isApartWanted = process.argv.includes('--apart')
const cases = await readRadarCases()
for (const isApart of [false, true]) {
  const some = cases.filter((one) => one.isApart === isApart)
  console.log(`${isApart ? 'Apart' : 'Tuned on'}: ${shareOf(some, true)}; ${shareOf(some, false)}.`)
  if (isMissedWanted && (!isApart || isApartWanted)) some.forEach(tellMissed)
}
console.log(`All: ${shareOf(cases, true)}; ${shareOf(cases, false)}.`)

function shareOf(some: readonly RadarCase[], isFraud: boolean): string {
  const meant = some.filter((one) => one.isFraud === isFraud)
  const warned = meant.filter((one) => warnedBy(one).length > 0).length
  const percent = ((warned / meant.length) * 100).toFixed(1)
  return `${warned} of ${meant.length} ${isFraud ? 'frauds' : 'honest cases'} warned of (${percent} %)`
}

/** The signs of which anybody in the case is warned, as the product adds them up: for each writer of the talk, and the offer. */
function warnedBy(one: RadarCase): RadarRule[] {
  const { offer, seller, buyer, comment } = sidesOf(one)
  return [offer, seller, buyer, comment].flatMap(warningsOf)
}

function sidesOf({ offer: known, seller, buyer, texts, others }: RadarCase) {
  const signsBy = (by: string) => texts.filter((text) => text.by === by).flatMap(({ text }) => [...signsInText(text)])
  const offer = new Set([...known, ...seller, ...signsBy('offer')])
  // Without words of one's own nobody is warned in the talk.
  const ofSeller = signsBy('seller')
  const ofBuyer = signsBy('buyer')
  const ofComment = texts.flatMap(({ by, text }) => (by === 'comment' ? [...signsInComment(text, others)] : []))
  return {
    offer,
    seller: new Set(ofSeller.length > 0 ? [...offer, ...ofSeller] : []),
    buyer: new Set(ofBuyer.length > 0 ? [...buyer, ...ofBuyer] : []),
    comment: new Set(ofComment.length > 0 ? [...buyer, ...ofComment] : []),
  }
}

function tellMissed(one: RadarCase): void {
  if (warnedBy(one).length > 0 === one.isFraud) return
  const told = Object.entries(sidesOf(one)).map(
    ([side, signs]) => `${side} ${pointsTogether(signs)} (${[...signs].join(', ')})`,
  )
  console.log(`  ${one.file} ${one.name}: ${told.join('; ')}`)
}
