import { Suspense } from 'react'
import { publishedOffer } from '../car-parts/published-offer.ts'
import { SponsorStrip } from '../sponsors/sponsor-strip.tsx'
import { AfterHydration } from '../ui/after-hydration.tsx'
import { optionalPart } from '../lazy-part.tsx'
import { useStore } from '../ui/store.ts'
import { Hero } from './hero.tsx'
import styles from './market.module.css'

const PublishedCard = optionalPart(async () => (await import('./home-screen-lazy.tsx')).PublishedCard)

// Below the first window.
const Market = optionalPart(async () => (await import('./market.tsx')).Market)

/** /home: hero and sponsors (specification 1), then the current market. */
export function HomeScreen() {
  const published = useStore(publishedOffer, () => null)
  return (
    <>
      <Hero />
      {published !== null && (
        <Suspense>
          <PublishedCard id={published} />
        </Suspense>
      )}
      <SponsorStrip />
      <div className={styles.market}>
        <AfterHydration>
          <Market />
        </AfterHydration>
      </div>
    </>
  )
}
