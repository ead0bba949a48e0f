import { useExclusions } from '../car-parts/exclusions.ts'
import { useSearchParams } from '../router/page.tsx'

/** Is every car wanted, newest first? Neither the address nor what the person leaves out asks for less. */
export function useIsWholeList(): boolean {
  const leavesOut = (useExclusions()?.length ?? 0) > 0
  return useSearchParams().size === 0 && !leavesOut
}
