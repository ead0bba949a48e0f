import { type ReactNode } from 'react'
import { carName, picturesOf } from '../../contract/shown-car.ts'
import { type Gender } from '../../contract/choices.ts'
import { CarPicture } from '../car-parts/car-picture.tsx'
import { GrowingPicture } from '../car-parts/growing-picture.tsx'
import { knownCar, knownPerson } from '../known-rows.ts'
import { usePage } from '../router/page.tsx'
import { useSession } from '../session.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Loader, LoadingStatus } from '../ui/loader.tsx'
import { Price, SecondPrice, statedOrder } from '../ui/money.tsx'
import { Page } from '../ui/page.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './waiting-page.module.css'

/** A placeholder in the layout of the next screen, filled with the row of the list that led there. */
export function WaitingPage() {
  const { screen, params } = usePage()
  const session = useSession()
  if (screen === 'car') return <WaitingCar id={params.themeId ?? ''} />
  if (screen === 'profile' || screen === 'chat') return <WaitingPerson id={params.id ?? ''} />
  if (screen === 'ownProfile') return <WaitingPerson id={session?.userId ?? ''} />
  return <Loader />
}

function WaitingCar({ id }: { id: string }) {
  const car = knownCar(id)
  const [first, second] = statedOrder()
  return (
    <Waiting>
      <div className={styles.car}>
        {car ? (
          <GrowingPicture carId={id}>
            <div className={styles.picture}>
              <CarPicture
                carId={id}
                picture={picturesOf(car)[0]}
                index={0}
                alt=""
                sizes="(width < 960px) 100vw, 800px"
                hasSmall
              />
            </div>
          </GrowingPicture>
        ) : (
          <Skeleton aspectRatio="16/10" />
        )}
        <div className={styles.words}>
          <Skeleton width="60%" height={52} />
          {car ? (
            <>
              <p className={styles.name} translate="no">
                {carName(car)}
              </p>
              <p className={styles.price}>
                <Price bgn={car.price} currency={first} />
                <br />
                <SecondPrice bgn={car.price} currency={second} />
              </p>
            </>
          ) : (
            <Skeleton width="80%" height={88} />
          )}
          <Skeleton height={220} />
        </div>
      </div>
    </Waiting>
  )
}

function WaitingPerson({ id }: { id: string }) {
  const { screen } = usePage()
  const person = knownPerson(id)
  const name = person ? (
    <p className={styles.name} translate="no">
      {person.username}
    </p>
  ) : (
    <Skeleton width={180} height={40} />
  )
  if (screen === 'chat') {
    return (
      <Waiting>
        <div className={styles.person}>
          <Picture gender={person?.gender} size={44} />
          {name}
        </div>
      </Waiting>
    )
  }
  return (
    <Waiting>
      <Skeleton height="clamp(120px, 17vw, 190px)" />
      <div className={styles.person}>
        <Picture gender={person?.gender} size={128} />
        {name}
      </div>
      <Skeleton height={180} />
    </Waiting>
  )
}

function Picture({ gender, size }: { gender: Gender | undefined; size: 44 | 128 }) {
  return gender ? <Avatar gender={gender} size={size} alt="" /> : <Skeleton width={size} height={size} isRound />
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <Page>
      <LoadingStatus />
      <div className={styles.waiting} aria-hidden="true">
        {children}
      </div>
    </Page>
  )
}
