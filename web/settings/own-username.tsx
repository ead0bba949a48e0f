import { useSession } from '../session.ts'

/** For password managers, which ask whose password a form wants. */
export function OwnUsername() {
  const username = useSession()?.user.username ?? ''
  return <input hidden readOnly type="text" autoComplete="username" value={username} />
}
