import { Suspense } from 'react'
import { isOwnPath } from '../../contract/screens.ts'
import { placeAt } from '../router/address.ts'
import { texts } from '../texts.ts'
import { Notice } from '../ui/notice.tsx'
import { optionalPart } from '../lazy-part.tsx'
import styles from './auth-card.module.css'
import { type WayOn } from './go-on.ts'

const CarAhead = optionalPart(async () => (await import('./car-ahead.tsx')).CarAhead)

/** What the person came for before the login: a car, or a search to save. */
export function WhatFor({ next, wish }: WayOn) {
  if (next === undefined || !isOwnPath(next)) return null
  const { screen, params } = placeAt(new URL(next, location.origin))
  if (screen === 'car') {
    return (
      <div className={styles.ahead}>
        <Suspense>
          <CarAhead carId={params.themeId ?? ''} />
        </Suspense>
      </div>
    )
  }
  return screen === 'cars' && wish !== undefined && <Notice>{texts.auth.toSaveSearch}</Notice>
}
