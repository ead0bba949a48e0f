import { type OfferRadar } from '../../contract/radar.ts'
import { texts } from '../texts.ts'
import { Facts } from './facts.tsx'
import { PartCard } from './found-rows.tsx'
import styles from './parts.module.css'

/** What the radar sees at a thing, with the points of each sign. */
export function RadarCard({ seen }: { seen: OfferRadar }) {
  const { ofOffer, noSigns, points, answer } = texts.consoleRadar
  return (
    <PartCard title={ofOffer}>
      {seen.signs.length === 0 ? <p className={styles.hint}>{noSigns}</p> : <p>{points(seen.points)}</p>}
      <Facts
        facts={{
          ...Object.fromEntries(seen.signs.map((sign) => [texts.warnings[sign.rule].reader, points(sign.points)])),
          ...(seen.answer && { [answer]: seen.answer.text }),
        }}
      />
    </PartCard>
  )
}
