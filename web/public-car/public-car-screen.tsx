import { useQuery } from '@tanstack/react-query'
import { LogIn } from 'lucide-react'
import { useLayoutEffect } from 'react'
import { type CarWithId } from '../../contract/car.ts'
import { idOfPublicName } from '../../contract/public-address.ts'
import { CarGallery } from '../car-page/car-gallery.tsx'
import { CarTables } from '../car-page/car-tables.tsx'
import { BackToCars, CarLayout, CarNotices } from '../car-page/car-layout.tsx'
import { CarSideCard } from '../car-page/car-side-card.tsx'
import { StateBanner } from '../car-page/state-banner.tsx'
import { carsNowQuery } from '../car-parts/car-queries.ts'
import { endSentence, endTitle } from '../car-parts/offer-end.ts'
import { SaveButton } from '../car-parts/save-button.tsx'
import { rememberSeen } from '../car-parts/seen-cars.ts'
import { ShareLinks } from '../car-parts/share-links.tsx'
import { similarCarsQuery } from '../car-parts/similar-cars-query.ts'
import { href } from '../router/address.ts'
import { useParams } from '../router/page.tsx'
import { useSession } from '../session.ts'
import { texts } from '../texts.ts'
import { AfterHydration } from '../ui/after-hydration.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { optionalPart } from '../lazy-part.tsx'
import { Page } from '../ui/page.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { sharedCar } from './public-car-queries.ts'
import styles from './public-car-screen.module.css'

const SimilarCars = optionalPart(async () => (await import('../car-parts/similar-cars.tsx')).SimilarCars)
const CarWarnings = optionalPart(async () => (await import('../car-page/car-warnings.tsx')).CarWarnings)
const ReportOffer = optionalPart(async () => (await import('./report-offer.tsx')).ReportOffer)
const PublicCarWords = optionalPart(async () => (await import('./public-car-screen-lazy.tsx')).PublicCarWords)

/** /c/{id}-{slug}: the public page of a car, without its owner and comments; one that has ended says what became of it and shows similar ones. */
export function PublicCarScreen() {
  const id = idOfPublicName(useParams('publicCar').name)
  const { data: cars } = useQuery(carsNowQuery([id]))
  const car = sharedCar(cars)
  return (
    <Page>
      <BackToCars />
      {car ? <PublicCar car={car} /> : <EndedCar id={id} />}
      <div className={styles.similar}>
        <AfterHydration>
          <SimilarCars carId={id} />
        </AfterHydration>
      </div>
    </Page>
  )
}

function EndedCar({ id }: { id: string }) {
  const { data: similar } = useQuery(similarCarsQuery(id))
  return (
    <div className={styles.gone}>
      <PageTitle>{endTitle(similar)}</PageTitle>
      {similar?.end && <p>{endSentence(similar.end)}</p>}
    </div>
  )
}

function PublicCar({ car }: { car: CarWithId }) {
  // In a layout effect, so that an offer counts as seen however soon the person goes on.
  useLayoutEffect(() => rememberSeen(car), [car])
  return (
    <>
      <CarNotices>
        <StateBanner car={car} />
        <AfterHydration>
          <CarWarnings carId={car.id} isOwn={false} showsAll />
        </AfterHydration>
      </CarNotices>
      <CarLayout
        gallery={<CarGallery car={car} />}
        side={
          <CarSideCard car={car} owner={null}>
            <WayToSeller car={car} />
            <SaveButton car={car} />
            <ShareLinks car={car} />
            <AfterHydration>
              <ReportOffer car={car} />
            </AfterHydration>
          </CarSideCard>
        }
      >
        <CarTables car={car} />
        <AfterHydration>
          <PublicCarWords car={car} />
        </AfterHydration>
      </CarLayout>
    </>
  )
}

/** A link to the offer's own page with its seller; visitors log in first. */
function WayToSeller({ car }: { car: CarWithId }) {
  const myId = useSession()?.userId
  const offer = href('car', { themeId: car.id })
  if (myId !== undefined) {
    return (
      <>
        {car.owner_id !== myId && (
          <ButtonLink variant="primary" href={href('chat', { id: car.owner_id, car: car.id })}>
            {texts.carPage.message}
          </ButtonLink>
        )}
        <ButtonLink variant="secondary" href={offer}>
          {texts.share.toSeller}
        </ButtonLink>
      </>
    )
  }
  return (
    <>
      <ButtonLink variant="primary" icon={<LogIn />} href={offer}>
        {texts.share.logIn}
      </ButtonLink>
      <p className={styles.members}>
        {texts.share.forMembers} <a href={href('register', { next: offer })}>{texts.titles.register}</a>
      </p>
    </>
  )
}
