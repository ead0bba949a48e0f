import { useQuery } from '@tanstack/react-query'
import { accountQuery } from './settings-queries.ts'

/** Tells password managers whose password a form asks for; the user name of an account is its e-mail address. */
export function OwnUsername() {
  const { data: account } = useQuery(accountQuery)
  return <input hidden readOnly type="text" autoComplete="username" value={account?.email ?? ''} />
}
