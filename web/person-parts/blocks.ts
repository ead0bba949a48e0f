import { queryOptions, useQuery } from '@tanstack/react-query'
import { type BlockedPerson, type BlockKind } from '../../contract/block.ts'
import { blockEndpoints } from '../../contract/block-endpoints.ts'
import { call } from '../api.ts'
import { sentenceOf } from '../call-error.ts'
import { queryClient } from '../query-client.ts'
import { texts } from '../texts.ts'
import { showToast } from '../ui/toast.tsx'

/** Whom the person blocks and mutes. */
const blocksQuery = queryOptions({
  queryKey: ['blocks'],
  queryFn: ({ signal }) => call(blockEndpoints.listBlocks, { signal }),
})

/** Whom the person blocks and mutes; `undefined` while loading. */
export function useBlocks(): readonly BlockedPerson[] | undefined {
  return useQuery(blocksQuery).data
}

/** Blocks or mutes somebody, or undoes it, and reads again all that is shown. Returns whether it succeeded. */
export async function changeBlock(id: string, kind: BlockKind, isOn: boolean): Promise<boolean> {
  try {
    await call(blockEndpoints.changeBlock, { params: { id }, body: { kind, isOn } })
  } catch (error) {
    showToast({ text: sentenceOf(error) })
    return false
  }
  // A block reaches into every list: what is not shown starts over.
  queryClient.removeQueries({ type: 'inactive' })
  // Loaded comments merge with a newer answer, which would leave those of the other.
  await queryClient.resetQueries({ queryKey: ['comments'] })
  await queryClient.invalidateQueries()
  return true
}

/** Blocks or mutes somebody and offers Undo. Returns whether it succeeded. */
export async function putBlock(person: { id: string; username: string }, kind: BlockKind): Promise<boolean> {
  if (!(await changeBlock(person.id, kind, true))) return false
  const onPress = () => void changeBlock(person.id, kind, false)
  showToast({
    text: `${texts.blocks.kinds[kind]}: ${person.username}`,
    action: { label: texts.personal.undo, onPress },
  })
  return true
}
