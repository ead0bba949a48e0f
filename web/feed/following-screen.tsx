import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { personalEndpoints } from '../../contract/personal-endpoints.ts'
import { type FeedEntry } from '../../contract/feed.ts'
import { carName, picturesOf } from '../../contract/shown-car.ts'
import { call } from '../api.ts'
import { CarPicture } from '../car-parts/car-picture.tsx'
import { ListHead } from '../car-parts/list-head.tsx'
import { KeyFactsLine } from '../car-parts/card-lines.tsx'
import { PricePosition } from '../car-parts/price-position.tsx'
import { SaveHeart } from '../car-parts/save-button.tsx'
import { StateRibbon } from '../car-parts/state-ribbon.tsx'
import { LoadFailure } from '../load-failure.tsx'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { Avatar } from '../ui/avatar.tsx'
import { ButtonLink } from '../ui/button.tsx'
import card from '../ui/card.module.css'
import { classNames } from '../ui/class-names.ts'
import { useDelayed } from '../ui/delayed.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadMore } from '../ui/load-more.tsx'
import { Loader } from '../ui/loader.tsx'
import { BothCurrencies } from '../ui/money.tsx'
import { optionalPart } from '../lazy-part.tsx'
import { Page } from '../ui/page.tsx'
import styles from './following.module.css'

// Nothing waits for them.
const SuggestedPeople = optionalPart(async () => (await import('../users/suggested-people.tsx')).SuggestedPeople)

/** /following: what followed people offered, reduced and sold, newest first. */
export function FollowingScreen() {
  const feed = useInfiniteQuery({
    queryKey: ['feed'],
    queryFn: ({ pageParam, signal }) =>
      call(personalEndpoints.readFeed, { query: pageParam === null ? {} : { before: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })
  const isLoaderShown = useDelayed(feed.isPending)
  const shown = isLoaderShown ? undefined : feed.data
  const entries = shown?.pages.flatMap((page) => page.entries) ?? []
  const days = [...Map.groupBy(entries, (entry) => texts.offers.date(new Date(entry.at)))]
  return (
    <Page>
      <ListHead title={texts.titles.following} />
      {isLoaderShown && <Loader />}
      {shown && entries.length === 0 && (
        <EmptyState picture="person" text={texts.feed.noNews} hint={texts.feed.noNewsHint}>
          <ButtonLink variant="primary" href={href('search')}>
            {texts.feed.findPeople}
          </ButtonLink>
        </EmptyState>
      )}
      <div className={styles.columns}>
        <div className={styles.feed}>
          {days.map(([day, ofDay]) => (
            <section key={day} aria-label={day}>
              <h2 className={styles.day}>{day}</h2>
              <ul>
                {ofDay.map((entry) => (
                  <Entry key={entry.id} entry={entry} />
                ))}
              </ul>
            </section>
          ))}
        </div>
        {shown && (
          <Suspense>
            <SuggestedPeople />
          </Suspense>
        )}
      </div>
      {feed.error && <LoadFailure error={feed.error} isWhole={!feed.data} onRetry={() => void feed.refetch()} />}
      {feed.hasNextPage && !feed.error && (
        <LoadMore
          label={texts.cars.showMore}
          isLoading={feed.isFetchingNextPage}
          onLoad={() => void feed.fetchNextPage()}
        />
      )}
    </Page>
  )
}

function Entry({ entry: { at, owner, kind, car, before, price } }: { entry: FeedEntry }) {
  return (
    <li className={classNames(card.card, styles.entry)}>
      <p className={styles.who}>
        <Avatar gender={owner.gender} picture={owner.picture} size={44} alt="" />
        <span>
          <a href={href('profile', { id: owner.id })}>{owner.username}</a> {texts.feed.events[kind]}
        </span>
        <time className={styles.time} dateTime={new Date(at).toISOString()}>
          {texts.offers.time(new Date(at))}
        </time>
      </p>
      <div className={styles.car}>
        <div className={styles.picture}>
          <CarPicture carId={car.id} picture={picturesOf(car)[0]} index={0} alt="" sizes="220px" />
          <StateRibbon car={car} className={styles.ribbon} />
        </div>
        <div>
          <div className={styles.name}>
            <h3>
              <a href={href('car', { themeId: car.id })} translate="no">
                {carName(car)}, {car.year}
              </a>
            </h3>
            <SaveHeart car={car} />
          </div>
          <KeyFactsLine car={car} />
          <p className={styles.price}>
            <BothCurrencies bgn={price ?? car.price} isRough />
          </p>
          {before !== undefined && (
            <p className={styles.before}>
              <s>
                <BothCurrencies bgn={before} isRough />
              </s>
            </p>
          )}
          <PricePosition car={{ ...car, price: price ?? car.price }} />
        </div>
      </div>
    </li>
  )
}
