import { useQuery } from '@tanstack/react-query'
import { CircleCheck, X } from 'lucide-react'
import { carName } from '../../contract/shown-car.ts'
import { carQuery } from '../car-parts/car-queries.ts'
import { missingFacts } from '../car-parts/missing-facts.ts'
import { publishedOffer } from '../car-parts/published-offer.ts'
import { ShareButton } from '../car-page/share-button.tsx'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import styles from './published-card.module.css'

/** The offer published last and the next steps with it; it stays until it is dismissed. */
export function PublishedCard({ id }: { id: string }) {
  const { data: car } = useQuery(carQuery(id))
  if (!car) return null
  const missing = missingFacts(car)
  return (
    <section className={styles.card} aria-label={texts.missing.published(carName(car))}>
      <CircleCheck />
      <div className={styles.text}>
        <div role="status">
          <h2>{texts.missing.published(carName(car))}</h2>
        </div>
        {missing.length > 0 && (
          <p>
            {texts.missing.still(missing)} {texts.missing.why}
          </p>
        )}
        <div className={styles.actions}>
          <ButtonLink variant="primary" size="small" href={href('car', { themeId: id })}>
            {texts.carForm.showOffer}
          </ButtonLink>
          <ShareButton car={car} />
          {missing.length > 0 && (
            <ButtonLink variant="secondary" size="small" href={href('editCar', { themeId: id })}>
              {texts.missing.add}
            </ButtonLink>
          )}
        </div>
      </div>
      <IconButton label={texts.missing.dismiss} icon={<X />} onClick={() => publishedOffer.set(null)} />
    </section>
  )
}
