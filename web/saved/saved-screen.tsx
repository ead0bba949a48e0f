import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { personal as limits } from '../../contract/limits.ts'
import { type SavedCar } from '../../contract/saved.ts'
import { ListHead } from '../car-parts/list-head.tsx'
import { carsNowQuery } from '../car-parts/car-queries.ts'
import { CompareBar } from '../car-parts/compare-bar.tsx'
import { changeCompared, useCompared } from '../car-parts/compared-cars.ts'
import { hasNews, useSavedCars } from '../car-parts/saved-cars.ts'
import { useSession } from '../session.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { useDelayed } from '../ui/delayed.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Loader } from '../ui/loader.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { Select } from '../ui/select.tsx'
import { showToast } from '../ui/toast.tsx'
import { SavedRow } from './saved-row.tsx'
import { markSavedSeen } from './saved-queries.ts'
import styles from './saved.module.css'

type Sort = keyof typeof texts.saved.sorts

/** /saved: saved cars, each as it was when it was saved and as it is now. */
export function SavedScreen() {
  const isUser = useSession() !== null
  const saved = useSavedCars()
  const isLoaderShown = useDelayed(saved === undefined)
  const shown = isLoaderShown ? undefined : saved
  const [sort, setSort] = useState<Sort>('changed')
  const compared = useCompared()
  const rows = sorted(useCurrent(saved ?? [], !isUser), sort)

  function compare(id: string, isChosen: boolean) {
    if (!changeCompared(id, isChosen)) showToast({ text: texts.compare.compareFull })
  }

  useEffect(() => {
    // New entries stay marked while the page is open.
    if (isUser) return () => void markSavedSeen()
  }, [isUser])

  return (
    <Page>
      <ListHead title={texts.titles.saved} count={saved && texts.saved.ofLimit(saved.length, limits.savedCars)} />
      {isLoaderShown && <Loader />}
      {shown?.length === 0 && (
        <EmptyState picture="car" text={texts.saved.noneSaved} hint={texts.saved.noneSavedHint}>
          <ButtonLink variant="primary" href={href('cars')}>
            {texts.cars.title}
          </ButtonLink>
        </EmptyState>
      )}
      {shown && shown.length > 0 && (
        <>
          <div className={styles.toolbar}>
            {isUser ? <p>{texts.saved.onlyYou}</p> : <Notice>{texts.saved.inBrowser}</Notice>}
            <Select
              isSmall
              aria-label={texts.saved.sort}
              value={sort}
              onChange={(event) => setSort(event.target.value as Sort)}
            >
              {Object.entries(texts.saved.sorts).map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </Select>
          </div>
          <ul className={styles.rows}>
            {rows.map((row) => (
              <SavedRow
                key={row.carId}
                saved={row}
                isCompared={compared.includes(row.carId)}
                onCompare={(isChosen) => compare(row.carId, isChosen)}
              />
            ))}
          </ul>
          <CompareBar />
        </>
      )}
    </Page>
  )
}

/** Visitors' stored offers are as old as the save, so their current state is read. */
function useCurrent(saved: readonly SavedCar[], isAsked: boolean): SavedCar[] {
  const { data: now } = useQuery(carsNowQuery(isAsked ? saved.map(({ carId }) => carId) : []))
  if (!isAsked || !now) return [...saved]
  const byId = new Map(now.map((car) => [car.id, car]))
  return saved.map((row) => {
    const { car: _, ...others } = row
    const car = byId.get(row.carId)
    return car ? { ...others, car } : others
  })
}

function sorted(rows: SavedCar[], sort: Sort): SavedCar[] {
  const price = ({ car, priceThen }: SavedCar) => car?.price ?? priceThen
  if (sort === 'price') return rows.toSorted((a, b) => price(a) - price(b))
  const isChanged = (row: SavedCar) =>
    Number(price(row) !== row.priceThen || row.car?.state !== undefined) + 2 * Number(hasNews(row))
  return rows.toSorted((a, b) => (sort === 'changed' ? isChanged(b) - isChanged(a) : 0) || b.savedAt - a.savedAt)
}
