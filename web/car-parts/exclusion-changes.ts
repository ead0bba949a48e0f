import { personalEndpoints } from '../../contract/personal-endpoints.ts'
import { type ExclusionKind } from '../../contract/exclusion.ts'
import { call } from '../api.ts'
import { sentenceOf } from '../call-error.ts'
import { queryClient } from '../query-client.ts'
import { texts } from '../texts.ts'
import { showToast } from '../ui/toast.tsx'
import { exclusionsQuery } from './exclusions.ts'

/** The list that stands keeps its place. */
const readListAnew = () => queryClient.invalidateQueries({ queryKey: ['cars', 'found'] })

/** Leaves something out, or lets it in again; lists are read anew. Answers whether it held. */
export async function changeExclusion(
  kind: ExclusionKind,
  value: string,
  isLeftOut: boolean,
  readAnew: () => Promise<unknown> = readListAnew,
): Promise<boolean> {
  try {
    await call(personalEndpoints.changeExclusion, { body: { kind, value, isLeftOut } })
    // Lists that do not stand begin anew.
    queryClient.removeQueries({ queryKey: ['cars', 'found'], type: 'inactive' })
    await readAnew()
    await queryClient.invalidateQueries({ queryKey: exclusionsQuery.queryKey })
    return true
  } catch (error) {
    showToast({ text: sentenceOf(error) })
    return false
  }
}

/** Leaves something out and offers to take that back. Answers whether it held. */
export async function hide(
  kind: ExclusionKind,
  value: string,
  name: string,
  readAnew?: () => Promise<unknown>,
): Promise<boolean> {
  if (!(await changeExclusion(kind, value, true, readAnew))) return false
  const onPress = () => void changeExclusion(kind, value, false)
  showToast({ text: texts.exclusions.hidden(name), action: { label: texts.personal.undo, onPress } })
  return true
}
