import { endpoints } from '../../contract/endpoints.ts'
import { readSearch, searchString, type Search } from '../../contract/search-address.ts'
import { carTotals } from '../cars/car-store.ts'
import { type Api } from '../serve.ts'
import { type Services } from '../services.ts'
import { ReadyAnswers } from '../wire/ready-answers.ts'
import { placeOf, placeText } from './place-text.ts'

/** Finding offers, and what the search box says while somebody types. */
export function searchRoutes(api: Api, { db, search }: Services): void {
  const found = new ReadyAnswers()
  const suggested = new ReadyAnswers()

  api.on(endpoints.searchCars, async ({ me, lists }) => {
    const asked = searchOf(lists)
    const after = placeOf(lists.after?.[0] ?? '')
    if (me) return search.find(asked, { viewer: me, after })
    const { version } = await carTotals(db)
    const question = `${searchString(asked)} ${after ? placeText(after) : ''}`
    return found.take(version, question, () => search.find(asked, { after }))
  })

  api.on(endpoints.suggestCars, async ({ me, lists }) => {
    const asked = searchOf(lists)
    if (me) return search.suggest(asked, { viewer: me })
    const { version } = await carTotals(db)
    return suggested.take(version, searchString(asked), () => search.suggest(asked))
  })
}

function searchOf(lists: Record<string, readonly string[]>): Search {
  return readSearch(Object.entries(lists).flatMap(([name, values]) => values.map((value) => [name, value] as const)))
}
