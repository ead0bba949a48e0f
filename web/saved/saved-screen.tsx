import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { personal as limits } from '../../contract/limits.ts'
import { type SavedCar } from '../../contract/saved.ts'
import { CarTabs } from '../cars/car-tabs.tsx'
import { carsNowQuery } from '../cars/car-queries.ts'
import { comparedAtMost } from '../car-parts/compared-cars.ts'
import { useSavedCars } from '../car-parts/saved-cars.ts'
import { useSession } from '../session.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { useDelayed } from '../ui/delayed.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Loader } from '../ui/loader.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { showToast } from '../ui/toast.tsx'
import { SavedRow } from './saved-row.tsx'
import { lookAtSaved } from './saved-queries.ts'
import styles from './saved.module.css'

type Sort = keyof typeof texts.saved.sorts

/** /saved: saved cars, each as it was then and as it is now. */
export function SavedScreen() {
  const isUser = useSession() !== null
  const saved = useSavedCars()
  const isLoaderShown = useDelayed(saved === undefined)
  const [sort, setSort] = useState<Sort>('saved')
  const [compared, setCompared] = useState<readonly string[]>([])
  const rows = sorted(useCurrent(saved ?? [], !isUser), sort)

  function compare(id: string, isChosen: boolean) {
    if (!isChosen) return setCompared(compared.filter((other) => other !== id))
    if (compared.length >= comparedAtMost) return showToast({ text: texts.compare.compareFull })
    setCompared([...compared, id])
  }

  useEffect(() => {
    // What is new stays marked while the page is open.
    if (isUser) return () => void lookAtSaved()
  }, [isUser])

  return (
    <Page>
      <div className={styles.head}>
        <PageTitle>{texts.titles.saved}</PageTitle>
        {saved && <p>{texts.saved.ofLimit(saved.length, limits.savedCars)}</p>}
      </div>
      <CarTabs />
      {isLoaderShown && <Loader />}
      {saved?.length === 0 && (
        <EmptyState picture="car" text={texts.saved.noneSaved}>
          <ButtonLink variant="primary" href={href('cars')}>
            {texts.cars.title}
          </ButtonLink>
        </EmptyState>
      )}
      {saved && saved.length > 0 && (
        <>
          <div className={styles.toolbar}>
            {isUser ? <p>{texts.saved.onlyYou}</p> : <Notice>{texts.saved.inBrowser}</Notice>}
            <select
              aria-label={texts.saved.sort}
              value={sort}
              onChange={(event) => setSort(event.target.value as Sort)}
            >
              {Object.entries(texts.saved.sorts).map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
            {compared.length > 1 && (
              <ButtonLink variant="primary" href={href('compare', { ids: compared.join(',') })}>
                {texts.compare.compareCount(compared.length)}
              </ButtonLink>
            )}
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
        </>
      )}
    </Page>
  )
}

/** What a browser remembers is as old as the heart: for visitors the offers are asked for as they are now. */
function useCurrent(saved: readonly SavedCar[], isAsked: boolean): SavedCar[] {
  const { data: now } = useQuery(carsNowQuery(isAsked ? saved.map(({ carId }) => carId) : []))
  if (!isAsked || !now) return [...saved]
  const byId = new Map(now.map((car) => [car.id, car]))
  return saved.map((row) => {
    const { car: _, ...kept } = row
    const car = byId.get(row.carId)
    return car ? { ...kept, car } : kept
  })
}

function sorted(rows: SavedCar[], sort: Sort): SavedCar[] {
  const price = ({ car, priceThen }: SavedCar) => car?.price ?? priceThen
  if (sort === 'price') return rows.toSorted((a, b) => price(a) - price(b))
  const isChanged = (row: SavedCar) => Number(price(row) !== row.priceThen || row.car?.state !== undefined)
  return rows.toSorted((a, b) => (sort === 'changed' ? isChanged(b) - isChanged(a) : 0) || b.savedAt - a.savedAt)
}
