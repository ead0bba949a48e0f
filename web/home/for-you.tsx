import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowRight, Bell, RotateCcw, Tag } from 'lucide-react'
import { type ReactNode } from 'react'
import { personalEndpoints } from '../../contract/personal-endpoints.ts'
import { type SavedCar } from '../../contract/saved.ts'
import { call } from '../api.ts'
import { carsNowQuery } from '../car-parts/car-queries.ts'
import { useLastSearch } from '../car-parts/last-search.ts'
import { savedCarsQuery, useSavedCars } from '../car-parts/saved-cars.ts'
import { savedSearchesQuery, refetchHits } from '../car-parts/search-hits.ts'
import { href } from '../router/address.ts'
import { useSession } from '../session.ts'
import { texts } from '../texts.ts'
import { BothCurrencies } from '../ui/money.tsx'
import styles from './market.module.css'

/** Maximum news shown; the lists contain all of them. */
const maxNews = 6

/** What changed for the person since their last visit, and their last search. */
export function ForYou() {
  const news = [...useSearchNews(), ...useSavedNews()].slice(0, maxNews)
  const last = useLastSearch()
  if (news.length === 0 && last === undefined) return null
  return (
    <section className={styles.forYou} aria-label={texts.home.forYou}>
      {news.length > 0 && (
        <>
          <h2>{texts.home.sinceLooked}</h2>
          <ul className={styles.news}>{news}</ul>
        </>
      )}
      {last !== undefined && <GoOn {...last} />}
    </section>
  )
}

function GoOn({ query, name }: { query: string; name: string }) {
  return (
    <a className={styles.goOn} href={listAt(query)}>
      {texts.home.goOn}
      <strong>{name}</strong>
      <ArrowRight />
    </a>
  )
}

function listAt(query: string): string {
  return `${href('cars')}?${query}`
}

interface NewsProps {
  icon: ReactNode
  address: string
  onPress?: () => void
  children: ReactNode
}

function News({ icon, address, onPress, children }: NewsProps) {
  return (
    <li>
      {icon}
      <a href={address} onClick={onPress}>
        {children}
      </a>
    </li>
  )
}

/** Whether the news are still on their way. What stands below them waits, so that nothing moves under a finger. */
export function useAreNewsLoading(): boolean {
  const isUser = useSession() !== null
  const searches = useQuery({ ...savedSearchesQuery, enabled: isUser })
  const cars = useQuery({ ...savedCarsQuery, enabled: isUser })
  const prices = useVisitorsPrices()
  return [searches, cars, prices].some(({ isLoading }) => isLoading)
}

/** The offers that a visitor saved, as they are now. */
function useVisitorsPrices() {
  const isUser = useSession() !== null
  const saved = useSavedCars() ?? []
  return useQuery(carsNowQuery(isUser ? [] : saved.map(({ carId }) => carId)))
}

/** New matches of the saved searches. */
function useSearchNews(): ReactNode[] {
  const isUser = useSession() !== null
  const { data: searches = [] } = useQuery({ ...savedSearchesQuery, enabled: isUser })
  return searches
    .filter(({ newCount }) => newCount > 0)
    .map(({ id, name, address, newCount }) => (
      <News key={id} icon={<Bell />} address={listAt(address)} onPress={() => void noteSeen(id)}>
        {texts.home.newFor(newCount, name)}
      </News>
    ))
}

async function noteSeen(id: string): Promise<void> {
  await call(personalEndpoints.changeSavedSearch, { params: { id }, body: { isSeen: true } }).catch(() => {})
  refetchHits()
}

/** Saved cars that became cheaper, were sold or came back. A visitor's own list knows only prices. */
function useSavedNews(): ReactNode[] {
  const isUser = useSession() !== null
  const saved = useSavedCars() ?? []
  const { data: now = [] } = useVisitorsPrices()
  const prices = new Map(now.map(({ id, price }) => [id, price]))
  return saved.flatMap((row) => {
    const price = isUser ? row.car?.price : prices.get(row.carId)
    return newsOf(row, price) ?? []
  })
}

function newsOf({ carId, name, priceSeen, isSaleNew, isReturnNew }: SavedCar, price: number | undefined): ReactNode {
  const address = href('car', { themeId: carId })
  if (isSaleNew) {
    return (
      <News key={carId} icon={<Tag />} address={address}>
        {texts.home.sold(name)}
      </News>
    )
  }
  if (isReturnNew) {
    return (
      <News key={carId} icon={<RotateCcw />} address={address}>
        {texts.home.back(name)}
      </News>
    )
  }
  if (price === undefined || price >= priceSeen) return null
  return (
    <News key={carId} icon={<ArrowDown />} address={address}>
      {texts.home.cheaper(name)} <BothCurrencies bgn={Math.round((priceSeen - price) * 100) / 100} isRough />
    </News>
  )
}
