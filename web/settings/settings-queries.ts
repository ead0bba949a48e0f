import { queryOptions } from '@tanstack/react-query'
import { type PasswordChange } from '../../contract/account.ts'
import { accountEndpoints } from '../../contract/account-endpoints.ts'
import { rightsEndpoints } from '../../contract/rights-endpoints.ts'
import { type Privacy } from '../../contract/privacy.ts'
import { call } from '../api.ts'
import { profileKey, queryClient } from '../query-client.ts'

/** How often it is asked whether an archive is ready, in ms. */
const lookEveryMs = 2000

/** One's own settings. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => call(rightsEndpoints.getAccount, { signal }),
  staleTime: 0,
})

/** One's own sessions, the last used first. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => call(rightsEndpoints.listSessions, { signal }),
  staleTime: 0,
})

/** How the archive of one's own data stands; asked again and again while it is being made. */
export const archiveQuery = queryOptions({
  queryKey: ['archive'],
  queryFn: ({ signal }) => call(rightsEndpoints.getArchive, { signal }),
  staleTime: 0,
  refetchInterval: ({ state: { data } }) =>
    data?.state === 'pending' || data?.state === 'making' ? lookEveryMs : false,
})

export async function savePrivacy(myId: string, privacy: Privacy): Promise<void> {
  await call(rightsEndpoints.setPrivacy, { body: privacy })
  void queryClient.invalidateQueries({ queryKey: profileKey(myId), exact: true })
  await queryClient.invalidateQueries({ queryKey: accountQuery.queryKey })
}

export async function endSession(id: string): Promise<void> {
  await call(rightsEndpoints.endOwnSession, { params: { id } })
  await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
}

export async function endOtherSessions(): Promise<void> {
  await call(rightsEndpoints.endOtherSessions)
  await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
}

/** The other sessions end. */
export async function changePassword(change: PasswordChange): Promise<void> {
  await call(accountEndpoints.changePassword, { body: change })
  await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
}

/** A new recovery code; it is not to be had again. */
export async function makeRecoveryCode(currentPassword: string): Promise<string> {
  const { code } = await call(rightsEndpoints.makeRecoveryCode, { body: { currentPassword } })
  void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey })
  return code
}

export async function askArchive(currentPassword: string): Promise<void> {
  const archive = await call(rightsEndpoints.askArchive, { body: { currentPassword } })
  queryClient.setQueryData(archiveQuery.queryKey, archive)
}

/** The address from which the browser fetches the archive, once, with its cookie. */
export async function archiveAddress(): Promise<string> {
  return (await call(rightsEndpoints.linkArchive)).address
}

/** The other sessions end; the account goes in 14 days. */
export async function askDeletion(currentPassword: string): Promise<void> {
  await call(rightsEndpoints.askDeletion, { body: { currentPassword } })
  void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
  await queryClient.invalidateQueries({ queryKey: accountQuery.queryKey })
}

export async function cancelDeletion(): Promise<void> {
  await call(rightsEndpoints.cancelDeletion)
  await queryClient.invalidateQueries({ queryKey: accountQuery.queryKey })
}
