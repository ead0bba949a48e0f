import { useQuery } from '@tanstack/react-query'
import { Pause } from 'lucide-react'
import { useId, useState } from 'react'
import { texts } from '../texts.ts'
import { SponsorCard } from './sponsor-card.tsx'
import { sponsorsQuery } from './sponsor-queries.ts'
import styles from './sponsor-strip.module.css'

/**
 * Sponsors in an endless strip (specification 1 and 4). The list is rendered twice so that its end meets its beginning;
 * the second copy is visible only. The strip stops while it is pointed at, focused or paused.
 */
export function SponsorStrip() {
  const { data: sponsors = [], isSuccess } = useQuery(sponsorsQuery)
  const [isPaused, setIsPaused] = useState(false)
  const headingId = useId()

  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>{texts.sponsors.heading}</h2>
        {sponsors.length > 0 && (
          <label className={styles.pause}>
            <input type="checkbox" checked={isPaused} onChange={(event) => setIsPaused(event.target.checked)} />
            <Pause />
            {texts.sponsors.pause}
          </label>
        )}
      </div>
      {isSuccess && sponsors.length === 0 ? (
        <p className={styles.none}>{texts.sponsors.none}</p>
      ) : (
        <div className={styles.strip}>
          <div className={styles.track} data-paused={isPaused || undefined}>
            {[false, true].map((isCopy) => (
              <ul key={String(isCopy)} aria-hidden={isCopy || undefined}>
                {sponsors.map((sponsor) => (
                  <SponsorCard key={sponsor.id} sponsor={sponsor} isCopy={isCopy} />
                ))}
              </ul>
            ))}
          </div>
        </div>
      )}
    </section>
  )
}
