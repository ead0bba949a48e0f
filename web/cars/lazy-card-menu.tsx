import { lazy, Suspense } from 'react'
import { type CarWithId } from '../../contract/car.ts'

const CardMenu = lazy(async () => ({ default: (await import('./card-menu.tsx')).CardMenu }))

/** The menu of a card; a list is read before it comes. */
export function renderMenu(car: CarWithId) {
  return (
    <Suspense>
      <CardMenu car={car} />
    </Suspense>
  )
}
