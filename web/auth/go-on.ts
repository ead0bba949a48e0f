import { isOwnPath } from '../../contract/screens.ts'
import { href } from '../router/address.ts'
import { navigate } from '../router/navigate.ts'

/** After login and registration: on to the path wanted before, if it is one of ours, else home (`decisions.md` 2). */
export function goOn(next: string | undefined): Promise<void> {
  const address = next !== undefined && isOwnPath(next) ? next : href('home')
  return navigate(address, { isReplacing: true })
}
