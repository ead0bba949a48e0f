import { EyeOff, Scale, UserX } from 'lucide-react'
import { type CarWithId } from '../../contract/car.ts'
import { carName } from '../../contract/shown-car.ts'
import { changeCompared, useCompared } from '../car-parts/compared-cars.ts'
import { useSession } from '../session.ts'
import { texts } from '../texts.ts'
import { MenuButton } from '../ui/popover-menu.tsx'
import { showToast } from '../ui/toast.tsx'
import styles from './card-menu.module.css'
import { hideInList } from './hide-in-list.ts'

/** The menu button of a card for another person's offer. */
export function CardMenu({ car }: { car: CarWithId }) {
  const session = useSession()
  if (session?.userId === car.owner_id) return null
  return (
    <MenuButton label={texts.cardMenu.more(`${carName(car)}, ${car.year}`)} icon={<i />} className={styles.button}>
      <Items car={car} />
    </MenuButton>
  )
}

function Items({ car }: { car: CarWithId }) {
  const isUser = useSession() !== null
  const isCompared = useCompared().includes(car.id)
  const name = `${carName(car)}, ${car.year}`

  function hideHere(kind: 'car' | 'seller', [value, hiddenName]: [string, string], button: HTMLElement) {
    void hideInList(kind, value, hiddenName, button.closest('li'))
  }

  function compareHere() {
    if (!changeCompared(car.id, !isCompared)) showToast({ text: texts.compare.compareFull })
  }

  return (
    <>
      <button type="button" onClick={compareHere}>
        <Scale />
        {isCompared ? texts.compare.noMore : texts.compare.compare}
      </button>
      {isUser && (
        <>
          <button type="button" onClick={({ currentTarget }) => hideHere('car', [car.id, name], currentTarget)}>
            <EyeOff />
            {texts.exclusions.hideCar}
          </button>
          <button
            type="button"
            onClick={({ currentTarget }) =>
              hideHere('seller', [car.owner_id, texts.cardMenu.sellerOf(name)], currentTarget)
            }
          >
            <UserX />
            {texts.exclusions.hideSeller}
          </button>
        </>
      )}
    </>
  )
}
