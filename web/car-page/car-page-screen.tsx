import { useQuery } from '@tanstack/react-query'
import { Suspense, useLayoutEffect, useState } from 'react'
import { type CarWithId } from '../../contract/car.ts'
import { isListed } from '../../contract/car-state.ts'
import { estimateQuery } from '../estimates/estimate-queries.ts'
import { knownCar } from '../known-rows.ts'
import { useLiveCollection } from '../live-collection.ts'
import { queryClient } from '../query-client.ts'
import { useParams } from '../router/page.tsx'
import { useSession } from '../session.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { neededPart, optionalPart } from '../lazy-part.tsx'
import { Page } from '../ui/page.tsx'
import { CallButton } from '../users/call-button.tsx'
import { profileQuery } from '../users/profile-query.ts'
import { applyChangedCar, applyDeletedCars } from '../car-parts/car-list-cache.ts'
import { carQuery, singleCars } from '../car-parts/car-queries.ts'
import { rememberSeen } from '../car-parts/seen-cars.ts'
import styles from './car-page-screen.module.css'
import { CarGallery } from './car-gallery.tsx'
import { BackToCars, CarLayout, CarNotices } from './car-layout.tsx'
import { CarTables } from './car-tables.tsx'
import { BuyerActions, BuyerBar } from './buyer-actions.tsx'
import { CarSideCard } from './car-side-card.tsx'
import { StateBanner } from './state-banner.tsx'
import { MissingNotice } from './missing-notice.tsx'
import { SamePhotos } from './same-photos.tsx'
import { SameVin } from './same-vin.tsx'

const DealActions = optionalPart(async () => (await import('../deals/deal-actions.tsx')).DealActions)
const CarWarnings = optionalPart(async () => (await import('./car-warnings.tsx')).CarWarnings)
const SimilarCars = optionalPart(async () => (await import('../car-parts/similar-cars.tsx')).SimilarCars)

// Parts of its owner alone, and parts below the car, load later.
const StillForSale = optionalPart(async () => (await import('./offer-state.tsx')).StillForSale)
const OwnerActions = neededPart(async () => (await import('./owner-actions.tsx')).OwnerActions)
const SaidFacts = optionalPart(async () => (await import('./said-facts.tsx')).SaidFacts)
const Comments = neededPart(async () => (await import('../comments/comments.tsx')).Comments)
const PriceFairness = optionalPart(async () => (await import('../estimates/price-fairness.tsx')).PriceFairness)
const MoreFromSeller = optionalPart(async () => (await import('../users/more-from-seller.tsx')).MoreFromSeller)
const SellerFacts = optionalPart(async () => (await import('../users/profile-facts.tsx')).SellerFacts)
const PriceHistory = optionalPart(async () => (await import('./price-history.tsx')).PriceHistory)

/** /themes/{themeId}: one car with its comments (specification 2). */
export function CarPageScreen() {
  const { themeId } = useParams('car')
  const { data: car } = useQuery({ ...carQuery(themeId), placeholderData: () => knownCar(themeId) })
  // The last shown car stays on the page when the offer is deleted.
  const [lastCar, setLastCar] = useState(car)
  if (car && car !== lastCar) setLastCar(car)

  useLiveCollection(singleCars, themeId, (event) => {
    if (event.kind === 'carChanged') applyChangedCar(themeId, event.car)
    else if (event.kind === 'carDeleted' || event.kind === 'carsGone') applyDeletedCars([themeId])
    else if (event.kind === 'warningsChanged') void queryClient.invalidateQueries({ queryKey: ['warnings', themeId] })
    else if (event.kind === 'saidFactsChanged') void queryClient.invalidateQueries({ queryKey: ['said', themeId] })
    // The offer is back, so its owner may offer again.
    else if (event.kind === 'carsAdded') void queryClient.invalidateQueries({ queryKey: carQuery(themeId).queryKey })
  })

  return lastCar ? <CarPage car={lastCar} isGone={car === null} /> : null
}

function CarPage({ car, isGone }: { car: CarWithId; isGone: boolean }) {
  const session = useSession()
  // In a layout effect, so that an offer counts as seen however soon the person goes on.
  useLayoutEffect(() => rememberSeen(car), [car])
  const myId = session?.userId ?? ''
  const isOwn = car.owner_id === myId
  const [isOwnDeletion, setIsOwnDeletion] = useState(false)
  const owner = useQuery(profileQuery(car.owner_id))
  const myProfile = useQuery({ ...profileQuery(myId), enabled: myId !== '' })
  const { data: estimate } = useQuery(estimateQuery(car.id, car.estimate?.price))
  const me = myProfile.data ?? { id: myId, username: session?.user.username ?? '', gender: 'Other' as const }

  return (
    <Page>
      <BackToCars />
      {isGone && !isOwnDeletion && <DeletedMeanwhile />}
      {!isGone && car.hiddenReason !== undefined && (
        <HiddenByModerator
          reason={car.hiddenReason}
          caseId={isOwn ? car.hiddenCase : undefined}
          changedAt={car.hiddenChangeAt}
        />
      )}
      <CarNotices>
        <StateBanner car={car} isOwn={isOwn} />
        {!isGone && isOwn && (
          <Suspense>
            <StillForSale car={car} />
          </Suspense>
        )}
        {!isGone && isOwn && <MissingNotice car={car} />}
        {car.sameVin && <SameVin ids={car.sameVin} />}
        <SamePhotos car={car} />
        {!isGone && (
          <Suspense>
            <CarWarnings carId={car.id} isOwn={isOwn} />
          </Suspense>
        )}
      </CarNotices>
      {isGone && !isOwnDeletion && (
        <Suspense>
          <SimilarCars carId={car.id} />
        </Suspense>
      )}
      <CarLayout
        gallery={<CarGallery car={car} />}
        side={
          <CarSideCard car={car} owner={owner.data}>
            {!isGone && !isOwn && (
              <BuyerActions
                car={car}
                sellerName={owner.data?.username}
                deals={myId !== '' && <DealActions car={car} myId={myId} />}
              >
                {owner.data && <CallButton profile={owner.data} showsNumber />}
              </BuyerActions>
            )}
            {!isGone && isOwn && (
              <Suspense>
                <OwnerActions car={car} onDeleting={setIsOwnDeletion} />
              </Suspense>
            )}
          </CarSideCard>
        }
      >
        <CarTables car={car} />
        {/* A part that first waited for its data would hide all of these once more for its file. */}
        <Suspense>
          <SaidFacts carId={car.id} isOwn={isOwn && !isGone} />
          <PriceFairness car={car} estimate={estimate} />
          <PriceHistory car={car} />
          {!isOwn && <SellerFacts car={car} />}
          <MoreFromSeller car={car} seller={owner.data} />
          {!isGone && !isOwn && hasEnded(car) && (
            <Suspense>
              <SimilarCars carId={car.id} />
            </Suspense>
          )}
          {!isGone && <Comments carId={car.id} sellerId={car.owner_id} me={me} />}
        </Suspense>
      </CarLayout>
      {!isGone && !isOwn && <BuyerBar car={car}>{owner.data && <CallButton profile={owner.data} />}</BuyerBar>}
    </Page>
  )
}

function DeletedMeanwhile() {
  return (
    <div className={styles.gone}>
      <Notice role="alert">
        {texts.carPage.deletedMeanwhile} <a href={href('cars')}>{texts.carPage.backToCars}</a>
      </Notice>
    </div>
  )
}

interface HiddenProps {
  reason: string
  caseId: string | undefined
  changedAt: number | undefined
}

function HiddenByModerator({ reason, caseId, changedAt }: HiddenProps) {
  const hint =
    changedAt === undefined ? texts.carPage.hiddenHint : texts.carPage.hiddenChanged(texts.notices.moment(changedAt))
  return (
    <div className={styles.hidden}>
      <Notice
        role="status"
        actions={
          caseId !== undefined && (
            <ButtonLink variant="secondary" size="small" href={href('decision', { id: caseId })}>
              {texts.carPage.toDecision}
            </ButtonLink>
          )
        }
      >
        {texts.carPage.hidden(reason)}
        {caseId !== undefined && <p>{hint}</p>}
      </Notice>
    </div>
  )
}

/** Whether whoever opens it may look for another one. */
function hasEnded({ state }: CarWithId): boolean {
  return state !== undefined && !isListed(state)
}
