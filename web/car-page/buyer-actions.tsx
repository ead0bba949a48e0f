import { MessageSquare } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { type CarWithId } from '../../contract/car.ts'
import { safeDealPath } from '../../contract/plain-pages.ts'
import { carName } from '../../contract/shown-car.ts'
import { ReportButton } from '../report-parts/report-button.tsx'
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
  /** `undefined` while loading. */
  sellerName: string | undefined
  /** The ways to an offer of a price and a viewing; they load late. */
  deals: ReactNode
  /** The links to call the seller. */
  children: ReactNode
}

/** The actions on another person's offer: write, call, save, compare, hide. */
export function BuyerActions({ car, sellerName, deals, children }: BuyerActionsProps) {
  const name = `${carName(car)}, ${car.year}`
  const seller = sellerName ?? texts.cardMenu.sellerOf(name)

  async function hideAndLeave(kind: 'car' | 'seller', value: string, hiddenName: string) {
    if (await hide(kind, value, hiddenName)) await navigate(href('cars'))
  }

  return (
    <>
      <div className={styles.contact}>
        <MessageLink car={car} />
        {children}
      </div>
      <div className={styles.deals}>
        <Suspense>{deals}</Suspense>
      </div>
      <div className={styles.row}>
        <SaveButton car={car} />
        <ShareButton car={car} />
      </div>
      <div className={styles.links}>
        <a href={href('compare', { ids: withCompared(car.id) })}>{texts.compare.compare}</a>
        <button type="button" onClick={() => void hideAndLeave('car', car.id, name)}>
          {texts.exclusions.hideCar}
        </button>
        <button type="button" onClick={() => void hideAndLeave('seller', car.owner_id, seller)}>
          {texts.exclusions.hideSeller}
        </button>
        <a href={href('saved')}>{texts.titles.saved}</a>
        <a href={safeDealPath} target="_blank" rel="noopener">
          {texts.carPage.safeDeal}
        </a>
        <ReportButton kind="offer" targetId={car.id} name={name} path={href('car', { themeId: car.id })} />
      </div>
    </>
  )
}

/** The most important actions on a narrow page, always at its lower edge. */
export function BuyerBar({ car, children }: Pick<BuyerActionsProps, 'car' | 'children'>) {
  return (
    <div className={styles.bar} role="group" aria-label={texts.carPage.actions}>
      <MessageLink car={car} />
      {children}
      <SaveButton car={car} isIcon />
      <ShareButton car={car} isIcon />
    </div>
  )
}

function MessageLink({ car }: { car: CarWithId }) {
  return (
    <ButtonLink variant="primary" icon={<MessageSquare />} href={href('chat', { id: car.owner_id, car: car.id })}>
      {texts.carPage.message}
    </ButtonLink>
  )
}
