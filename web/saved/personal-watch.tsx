import { useEffect, useState } from 'react'
import { type LiveEvent } from '../../contract/live.ts'
import { useLive } from '../live.ts'
import { queryClient } from '../query-client.ts'
import { useSession } from '../session.ts'
import { href } from '../router/address.ts'
import { navigate } from '../router/navigate.ts'
import { texts } from '../texts.ts'
import { showToast } from '../ui/toast.tsx'
import { mergeAtLogin, savedCarsQuery } from '../car-parts/saved-cars.ts'
import { refetchHits } from '../car-parts/search-hits.ts'
import { startSeenExchange } from './seen-exchange.ts'
import { gather, joinHits, type HitsOfMoment } from './hits-of-moment.ts'

/**
 * Part of every page: reports new matches of saved searches, and adds a visitor's saved and opened cars to the account at
 * login.
 */
export function PersonalWatch() {
  const isUser = useSession() !== null
  useEffect(mergeAtLogin, [])
  useEffect(startSeenExchange, [])
  return isUser && <Alerts />
}

type SearchHit = Extract<LiveEvent, { kind: 'searchHit' }>

interface NamedCar {
  id: string
  name: string
}

function Alerts() {
  const [hits] = useState(() => gather<SearchHit>((ofMoment) => showHits(joinHits(ofMoment))))
  const [returns] = useState(() => gather(showReturns))
  useEffect(() => hits.end, [hits])
  useEffect(() => returns.end, [returns])
  useLive('alerts', {
    onEvent: (event) => {
      if (event.kind === 'searchHit') hits.add(event)
      if (event.kind === 'savedCarSold') showSale(event)
      if (event.kind === 'savedCarBack') returns.add(event)
    },
    onReconnect: () => {
      refetchHits()
      refetchSaved()
    },
  })
  return null
}

function refetchSaved(): void {
  void queryClient.invalidateQueries({ queryKey: savedCarsQuery.queryKey }, { cancelRefetch: false })
}

function showSale({ id, name }: NamedCar): void {
  refetchSaved()
  const onPress = () => void navigate(href('car', { themeId: id }))
  showToast({ text: texts.sales.savedSold(name), action: { label: texts.sales.show, onPress } })
}

/** Reports cars that are for sale again; a dealer's file may bring many back at once. */
function showReturns(cars: NamedCar[]): void {
  refetchSaved()
  const { id, name } = cars.at(-1)!
  const words = texts.sales
  const text = cars.length === 1 ? words.savedBack(name) : words.manyBack(cars.length)
  const address = cars.length === 1 ? href('car', { themeId: id }) : href('saved')
  showToast({ text, action: { label: words.show, onPress: () => void navigate(address) } })
}

function showHits({ count, newest, isOfOneSearch }: HitsOfMoment): void {
  refetchHits()
  const { searchName, carName, carId } = newest
  const words = texts.searches
  const many = isOfOneSearch ? words.hits(searchName, count) : words.hitsOfSearches(count)
  const address = count === 1 ? href('car', { themeId: carId }) : href('savedSearches')
  const action = { label: words.show, onPress: () => void navigate(address) }
  showToast({ text: count === 1 ? words.hit(searchName, carName) : many, action })
}
