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
import { takeHit } from '../car-parts/search-hits.ts'
import { gather, joinHits, type HitsOfMoment } from './hits-of-moment.ts'

/** Stands in every page: tells what comes to fit a saved search, and takes a visitor's saved cars along at login. */
export function PersonalWatch() {
  const isUser = useSession() !== null
  useEffect(mergeAtLogin, [])
  return isUser && <SearchAlerts />
}

type SearchHit = Extract<LiveEvent, { kind: 'searchHit' }>

interface NamedCar {
  id: string
  name: string
}

function SearchAlerts() {
  const [hits] = useState(() => gather<SearchHit>((ofMoment) => tellHits(joinHits(ofMoment))))
  const [returns] = useState(() => gather(tellReturns))
  useEffect(() => hits.end, [hits])
  useEffect(() => returns.end, [returns])
  useLive('alerts', {
    onEvent: (event) => {
      if (event.kind === 'searchHit') hits.hear(event)
      if (event.kind === 'savedCarSold') tellSale(event)
      if (event.kind === 'savedCarBack') returns.hear(event)
    },
    look: async () => {
      takeHit()
      readSavedAnew()
    },
  })
  return null
}

function readSavedAnew(): void {
  void queryClient.invalidateQueries({ queryKey: savedCarsQuery.queryKey }, { cancelRefetch: false })
}

function tellSale({ id, name }: NamedCar): void {
  readSavedAnew()
  const onPress = () => void navigate(href('car', { themeId: id }))
  showToast({ text: texts.sales.savedSold(name), action: { label: texts.sales.show, onPress } })
}

/** A dealer's file may bring back many at once. */
function tellReturns(cars: NamedCar[]): void {
  readSavedAnew()
  const { id, name } = cars.at(-1)!
  const words = texts.sales
  const text = cars.length === 1 ? words.savedBack(name) : words.manyBack(cars.length)
  const address = cars.length === 1 ? href('car', { themeId: id }) : href('saved')
  showToast({ text, action: { label: words.show, onPress: () => void navigate(address) } })
}

function tellHits({ count, newest, isOfOneSearch }: HitsOfMoment): void {
  takeHit()
  const { searchName, carName, carId } = newest
  const words = texts.searches
  const many = isOfOneSearch ? words.hits(searchName, count) : words.hitsOfSearches(count)
  const address = count === 1 ? href('car', { themeId: carId }) : href('savedSearches')
  const action = { label: words.show, onPress: () => void navigate(address) }
  showToast({ text: count === 1 ? words.hit(searchName, carName) : many, action })
}
