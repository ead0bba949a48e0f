import { MessageSquare } from 'lucide-react'
import { type CarWithId } from '../../contract/car.ts'
import { carName } from '../../contract/shown-car.ts'
import { href } from '../router/address.ts'
import { navigate } from '../router/navigate.ts'
import { texts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import styles from './buyer-actions.module.css'
import { ShareButton } from './share-button.tsx'
import { hide } from '../car-parts/exclusion-changes.ts'
import { SaveButton } from '../car-parts/save-button.tsx'
import { withCompared } from '../car-parts/compared-cars.ts'

interface BuyerActionsProps {
  car: CarWithId
  /** `undefined` until it is known. */
  sellerName: string | undefined
}

/** What somebody does who looks at another's offer: write, save, compare, hide. */
export function BuyerActions({ car, sellerName }: BuyerActionsProps) {
  const name = `${carName(car)}, ${car.year}`
  const seller = sellerName ?? texts.cardMenu.sellerOf(name)

  async function hideAndLeave(kind: 'car' | 'seller', value: string, said: string) {
    if (await hide(kind, value, said)) await navigate(href('cars'))
  }

  return (
    <>
      <MessageLink car={car} />
      <div className={styles.row}>
        <SaveButton car={car} />
        <ShareButton car={car} />
        <ButtonLink variant="secondary" size="small" href={href('compare', { ids: withCompared(car.id) })}>
          {texts.compare.compare}
        </ButtonLink>
      </div>
      <div className={styles.links}>
        <button type="button" onClick={() => void hideAndLeave('car', car.id, name)}>
          {texts.exclusions.hideCar}
        </button>
        <button type="button" onClick={() => void hideAndLeave('seller', car.owner_id, seller)}>
          {texts.exclusions.hideSeller}
        </button>
        <a href={href('saved')}>{texts.titles.saved}</a>
      </div>
    </>
  )
}

/** The most important ones below 960 px: always at hand at the lower edge. */
export function BuyerBar({ car }: { car: CarWithId }) {
  return (
    <div className={styles.bar} role="group" aria-label={texts.carPage.actions}>
      <MessageLink car={car} />
      <SaveButton car={car} />
      <ShareButton car={car} />
    </div>
  )
}

function MessageLink({ car }: { car: CarWithId }) {
  return (
    <ButtonLink variant="primary" icon={<MessageSquare />} href={href('chat', { id: car.owner_id })}>
      {texts.users.message}
    </ButtonLink>
  )
}
