import { type CarWithId } from '../../contract/car.ts'
import { Later } from '../ui/later.tsx'
import { optionalPart } from '../ui/optional-part.tsx'

const CardMenu = optionalPart(async () => (await import('./card-menu.tsx')).CardMenu)

/** The menu of a card; a list is read before it comes. */
export function renderMenu(car: CarWithId) {
  return (
    <Later>
      <CardMenu car={car} />
    </Later>
  )
}
