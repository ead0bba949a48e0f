import { useQuery } from '@tanstack/react-query'
import { useSession } from '../session.ts'
import { profileQuery } from '../users/profile-query.ts'

/** Tells password managers whose password a form asks for: an account's user name is its address. */
export function OwnUsername() {
  const session = useSession()
  const { data: me } = useQuery({ ...profileQuery(session?.userId ?? ''), enabled: session !== null })
  return <input hidden readOnly type="text" autoComplete="username" value={me?.email ?? ''} />
}
