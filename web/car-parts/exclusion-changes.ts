import { personalEndpoints } from '../../contract/personal-endpoints.ts'
import { type ExclusionKind } from '../../contract/exclusion.ts'
import { call } from '../api.ts'
import { sentenceOf } from '../call-error.ts'
import { queryClient, searchedListsKey } from '../query-client.ts'
import { texts } from '../texts.ts'
import { showToast } from '../ui/toast.tsx'
import { exclusionsQuery } from './exclusions.ts'

/** The mounted list retains its place. */
const refetchList = () => queryClient.invalidateQueries({ queryKey: searchedListsKey })

/** Adds or removes an exclusion and reads the lists again. Returns whether it succeeded. */
export async function changeExclusion(
  kind: ExclusionKind,
  value: string,
  isLeftOut: boolean,
  refetchLists: () => Promise<unknown> = refetchList,
): Promise<boolean> {
  try {
    await call(personalEndpoints.changeExclusion, { body: { kind, value, isLeftOut } })
    // Unmounted lists start over.
    queryClient.removeQueries({ queryKey: searchedListsKey, type: 'inactive' })
    await refetchLists()
    await queryClient.invalidateQueries({ queryKey: exclusionsQuery.queryKey })
    return true
  } catch (error) {
    showToast({ text: sentenceOf(error) })
    return false
  }
}

/** Adds an exclusion and offers Undo. Returns whether it succeeded. */
export async function hide(
  kind: ExclusionKind,
  value: string,
  name: string,
  refetchLists?: () => Promise<unknown>,
): Promise<boolean> {
  if (!(await changeExclusion(kind, value, true, refetchLists))) return false
  const onPress = () => void changeExclusion(kind, value, false)
  showToast({ text: texts.exclusions.hidden(name), action: { label: texts.personal.undo, onPress } })
  return true
}
