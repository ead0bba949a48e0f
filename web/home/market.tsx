import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Facets } from '../../contract/search.ts'
import { type SearchAnswer } from '../../contract/search-endpoints.ts'
import { searchTextLength } from '../../contract/limits.ts'
import { daysListed } from '../../contract/days-listed.ts'
import { CarThumbs, CarThumbsSkeleton } from '../car-parts/car-thumb.tsx'
import { loadAgain } from '../load-again.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { useDelayed } from '../ui/delayed.tsx'
import { SearchInput } from '../ui/search-input.tsx'
import { ForYou, useAreNewsLoading } from './for-you.tsx'
import styles from './market.module.css'
import { serverNow } from '../server-clock.ts'

const newestShown = 8

type MarketOfNow = Pick<SearchAnswer, 'cars' | 'total'> & { brands: Facets['brand'] }

/** The newest cars and the brands with most cars, filtered like this person's list. */
const marketQuery = queryOptions({
  queryKey: ['cars', 'market'],
  queryFn: async ({ signal }): Promise<MarketOfNow> => {
    // The module that knows all filters is a file of its own.
    const { loadSearchPage } = await loadAgain(() => import('../car-parts/search-page.ts'))
    const { cars, total, facets } = await loadSearchPage('', { after: null, signal })
    return { cars: cars.slice(0, newestShown), total, brands: facets?.brand.filter(({ count }) => count > 0) ?? [] }
  },
})

/** The market now: a search box, the person's news, the newest cars and the brands. */
export function Market() {
  const { data: market, isPending } = useQuery(marketQuery)
  const areNewsLoading = useAreNewsLoading()
  const isLoading = isPending || areNewsLoading
  const isLoaderShown = useDelayed(isLoading)
  // Without an answer the page ends after hero and sponsors.
  return (
    <>
      <form role="search" aria-label={texts.cars.find} action={href('cars')}>
        <SearchInput
          name="q"
          aria-label={texts.cars.find}
          placeholder={texts.cars.findPlaceholder}
          maxLength={searchTextLength}
        />
      </form>
      <ForYou />
      {isLoaderShown && <CarThumbsSkeleton count={newestShown} />}
      {market && !isLoading && !isLoaderShown && market.cars.length > 0 && <Newest {...market} />}
    </>
  )
}

function Newest({ cars, total, brands }: MarketOfNow) {
  const areOfToday = cars.every((car) => daysListed(car, serverNow()) === 0)
  return (
    <>
      <section aria-labelledby="newest">
        <div className={styles.head}>
          <h2 id="newest">{areOfToday ? texts.home.newToday : texts.home.newest}</h2>
          <a href={href('cars')}>{texts.home.all(total)}</a>
        </div>
        <CarThumbs cars={cars} />
      </section>
      <section aria-labelledby="brands">
        <h2 id="brands">{texts.home.brands}</h2>
        <ul className={styles.brands}>
          {brands.map(({ value, count }) => (
            <li key={value}>
              <a href={href('cars', { brand: value })}>
                {value} <span>{texts.filters.count(count)}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
