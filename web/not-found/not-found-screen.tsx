import { Suspense } from 'react'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { optionalPart } from '../lazy-part.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { useMissingCar } from './missing-car.ts'
import picture from './not-found.svg'
import styles from './not-found-screen.module.css'

const MissingOffer = optionalPart(async () => (await import('./missing-offer.tsx')).MissingOffer)

export function NotFoundScreen() {
  const missingCar = useMissingCar()
  return (
    <div className={styles.screen}>
      <img src={picture} alt="" />
      <main className={styles.words}>
        <PageTitle tabTitle={texts.notFound.tabTitle}>{texts.notFound.heading}</PageTitle>
        <p>{texts.notFound.text}</p>
        <ButtonLink href={href('root')} variant="primary">
          {texts.notFound.back}
        </ButtonLink>
        {missingCar !== null && (
          <Suspense>
            <MissingOffer carId={missingCar} />
          </Suspense>
        )}
      </main>
    </div>
  )
}
