import { personalEndpoints } from '../../contract/personal-endpoints.ts'
import { type SavedSearch, type SavedSearchChange } from '../../contract/saved-search.ts'
import { call } from '../api.ts'
import { sentenceOf } from '../call-error.ts'
import { savedSearchesQuery } from '../car-parts/search-hits.ts'
import { dropAnswer, queryClient } from '../query-client.ts'
import { texts } from '../texts.ts'
import { showToast } from '../ui/toast.tsx'

/** Changes a saved search; shown at once and undone when it fails. Returns whether it succeeded. */
export async function changeSearch(id: string, change: SavedSearchChange): Promise<boolean> {
  const { name, alert } = change
  const shown = { ...(name !== undefined && { name }), ...(alert !== undefined && { alert }) }
  await dropAnswer(savedSearchesQuery.queryKey)
  const before = queryClient.getQueryData(savedSearchesQuery.queryKey)
  queryClient.setQueryData(savedSearchesQuery.queryKey, (searches) =>
    searches?.map((search) => (search.id === id ? { ...search, ...shown } : search)),
  )
  const isHeld = await held(() => call(personalEndpoints.changeSavedSearch, { params: { id }, body: change }))
  if (!isHeld) queryClient.setQueryData(savedSearchesQuery.queryKey, before)
  return isHeld
}

/** The stored name of a saved search. */
export async function readSearchName(id: string): Promise<string | undefined> {
  const searches = await call(personalEndpoints.listSavedSearches, { prepares: personalEndpoints.changeSavedSearch })
  return searches.find((search) => search.id === id)?.name
}

/** Deletes a saved search and offers Undo. */
export async function deleteSearch({ id, name, address, alert }: SavedSearch): Promise<void> {
  if (!(await held(() => call(personalEndpoints.deleteSavedSearch, { params: { id } })))) return
  const onPress = () => void held(() => call(personalEndpoints.saveSearch, { body: { name, address, alert } }))
  showToast({ text: texts.carPage.deleted(name), action: { label: texts.personal.undo, onPress } })
}

async function held(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    await queryClient.invalidateQueries({ queryKey: savedSearchesQuery.queryKey })
    return true
  } catch (error) {
    showToast({ text: sentenceOf(error) })
    return false
  }
}
