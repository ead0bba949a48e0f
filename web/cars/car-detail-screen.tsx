import { useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { lazy, Suspense, useLayoutEffect, useState } from 'react'
import { type CarWithId } from '../../contract/car.ts'
import { estimateQuery } from '../estimates/estimate-queries.ts'
import { useLive } from '../live.ts'
import { queryClient } from '../query-client.ts'
import { useParams } from '../router/page.tsx'
import { useSession } from '../session.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { profileQuery } from '../users/profile-query.ts'
import styles from './car-detail-screen.module.css'
import { takeChangedCar, takeDeletedCar } from './car-events.ts'
import { CarGallery } from './car-gallery.tsx'
import { Extras, KeyFacts, VehicleFacts } from './car-facts.tsx'
import { carQuery } from './car-query.ts'
import { BuyerActions, BuyerBar } from './buyer-actions.tsx'
import { CarSideCard } from './car-side-card.tsx'
import { StateBanner, StateChoice, StillForSale } from './offer-state.tsx'
import { SamePhotos } from './same-photos.tsx'
import { SameVin } from './same-vin.tsx'
import { rememberSeen } from './seen-cars.ts'
import { ShareButton, SharingSwitch } from './share-button.tsx'
import { OwnerButtons } from './owner-buttons.tsx'

// What stands below the car need not be waited for.
const Comments = lazy(async () => ({ default: (await import('../comments/comments.tsx')).Comments }))
const PriceFairness = lazy(async () => ({
  default: (await import('../estimates/price-fairness.tsx')).PriceFairness,
}))
const PriceHistory = lazy(async () => ({ default: (await import('./price-history.tsx')).PriceHistory }))

/** /themes/{themeId}: one car with its comments (specification 2). */
export function CarDetailScreen() {
  const { themeId } = useParams('car')
  const { data: car } = useQuery(carQuery(themeId))
  // What was shown stays on the page when the offer goes.
  const [lastCar, setLastCar] = useState(car)
  if (car && car !== lastCar) setLastCar(car)

  const look = () => queryClient.invalidateQueries({ queryKey: carQuery(themeId).queryKey })
  useLive(`cars/${themeId}`, {
    onEvent: (event) => {
      if (event.kind === 'carChanged') takeChangedCar(themeId, event.car)
      else if (event.kind === 'carDeleted' || event.kind === 'carsGone') takeDeletedCar(themeId)
      // It is back: its owner may offer again.
      else if (event.kind === 'carsAdded') void look()
    },
    look,
  })

  return lastCar ? <CarPage car={lastCar} isGone={car === null} /> : null
}

function CarPage({ car, isGone }: { car: CarWithId; isGone: boolean }) {
  const session = useSession()
  // Before the page is drawn, so that it counts however soon one goes on.
  useLayoutEffect(() => rememberSeen(car), [car])
  const myId = session?.userId ?? ''
  const [isOwnDeletion, setIsOwnDeletion] = useState(false)
  const owner = useQuery(profileQuery(car.owner_id))
  const myProfile = useQuery({ ...profileQuery(myId), enabled: myId !== '' })
  const { data: estimate } = useQuery(estimateQuery(car.id, car.estimate?.price))
  const me = myProfile.data ?? { id: myId, username: session?.user.username ?? '', gender: 'Other' as const }

  return (
    <Page>
      <a className={styles.back} href={href('cars')}>
        <ChevronLeft />
        {texts.cars.title}
      </a>
      {isGone && !isOwnDeletion && (
        <div className={styles.gone}>
          <Notice role="alert">
            {texts.carPage.deletedMeanwhile} <a href={href('cars')}>{texts.carPage.backToCars}</a>
          </Notice>
        </div>
      )}
      {!isGone && car.hiddenReason !== undefined && (
        <div className={styles.hidden}>
          <Notice role="status">{texts.carPage.hidden(car.hiddenReason)}</Notice>
        </div>
      )}
      <div className={styles.notices}>
        <StateBanner car={car} />
        {!isGone && <StillForSale car={car} />}
        {car.sameVin && <SameVin ids={car.sameVin} />}
        <SamePhotos car={car} />
      </div>
      <div className={styles.detail}>
        <div className={styles.gallery}>
          <CarGallery car={car} />
        </div>
        <div className={styles.side}>
          <CarSideCard car={car} owner={owner.data}>
            {!isGone && car.owner_id !== myId && <BuyerActions car={car} sellerName={owner.data?.username} />}
            {!isGone && car.owner_id === myId && (
              <>
                <StateChoice car={car} />
                <SharingSwitch car={car} />
                <ShareButton car={car} />
                <OwnerButtons car={car} onDeleting={setIsOwnDeletion} />
              </>
            )}
          </CarSideCard>
        </div>
        <div className={styles.rest}>
          <KeyFacts car={car} />
          <section className={styles.description}>
            <h2>{texts.carPage.description}</h2>
            <p dir="auto">{car.description}</p>
          </section>
          <VehicleFacts car={car} />
          <Extras extras={car.extras ?? []} />
          <Suspense>
            {estimate !== undefined && <PriceFairness car={car} estimate={estimate} />}
            <PriceHistory car={car} />
            {!isGone && <Comments carId={car.id} me={me} />}
          </Suspense>
        </div>
      </div>
      {!isGone && car.owner_id !== myId && <BuyerBar car={car} />}
    </Page>
  )
}
