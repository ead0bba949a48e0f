import { personalEndpoints } from '../../contract/personal-endpoints.ts'
import { type ExclusionKind } from '../../contract/exclusion.ts'
import { call } from '../api.ts'
import { sentenceOf } from '../call-error.ts'
import { queryClient } from '../query-client.ts'
import { texts } from '../texts.ts'
import { showToast } from '../ui/toast.tsx'
import { exclusionsQuery } from './exclusions.ts'

/** Leaves something out, or lets it in again; lists are read anew. Answers whether it held. */
export async function changeExclusion(kind: ExclusionKind, value: string, isLeftOut: boolean): Promise<boolean> {
  try {
    await call(personalEndpoints.changeExclusion, { body: { kind, value, isLeftOut } })
    // The list that stands keeps its place; others begin anew.
    queryClient.removeQueries({ queryKey: ['cars', 'found'], type: 'inactive' })
    await queryClient.invalidateQueries({ queryKey: ['cars', 'found'] })
    await queryClient.invalidateQueries({ queryKey: exclusionsQuery.queryKey })
    return true
  } catch (error) {
    showToast({ text: sentenceOf(error) })
    return false
  }
}

/** Leaves something out and offers to take that back. Answers whether it held. */
export async function hide(kind: ExclusionKind, value: string, name: string): Promise<boolean> {
  if (!(await changeExclusion(kind, value, true))) return false
  const onPress = () => void changeExclusion(kind, value, false)
  showToast({ text: texts.exclusions.hidden(name), action: { label: texts.personal.undo, onPress } })
  return true
}
