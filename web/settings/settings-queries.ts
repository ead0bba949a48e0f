import { queryOptions } from '@tanstack/react-query'
import { type EmailChange, type PasswordChange } from '../../contract/account.ts'
import { accountEndpoints } from '../../contract/account-endpoints.ts'
import { rightsEndpoints } from '../../contract/rights-endpoints.ts'
import { type Privacy } from '../../contract/privacy.ts'
import { call } from '../api.ts'
import { profileKey, queryClient } from '../query-client.ts'

/** Ms between checks whether an archive is ready. */
const pollMs = 2000

/** The person's own settings. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => call(rightsEndpoints.getAccount, { signal }),
  staleTime: 0,
})

/** The person's own sessions, last used first. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => call(rightsEndpoints.listSessions, { signal }),
  staleTime: 0,
})

/** The state of the archive of the person's data; read repeatedly while it is being made. */
export const archiveQuery = queryOptions({
  queryKey: ['archive'],
  queryFn: ({ signal }) => call(rightsEndpoints.getArchive, { signal }),
  staleTime: 0,
  refetchInterval: ({ state: { data } }) => (data?.state === 'pending' || data?.state === 'making' ? pollMs : false),
})

/** The stored settings, read before they are changed. */
export function readAccount() {
  return call(rightsEndpoints.getAccount, { prepares: rightsEndpoints.setPrivacy })
}

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

/** Changes the password; the other sessions end. */
export async function changePassword(change: PasswordChange): Promise<void> {
  await call(accountEndpoints.changePassword, { body: change })
  await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
}

/** Changes the e-mail; answers whether a letter to the new one must be answered first. */
export async function changeEmail(change: EmailChange): Promise<boolean> {
  const { isLetterSent } = await call(accountEndpoints.changeEmail, { body: change })
  await queryClient.invalidateQueries({ queryKey: accountQuery.queryKey })
  void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
  return isLetterSent
}

/** Has a letter sent that confirms the e-mail. */
export async function askEmailLetter(): Promise<void> {
  await call(accountEndpoints.askEmailLetter)
}

/** Makes a new recovery code, which is shown only once. */
export async function makeRecoveryCode(currentPassword: string): Promise<string> {
  const { code } = await call(rightsEndpoints.makeRecoveryCode, { body: { currentPassword } })
  void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey })
  return code
}

export async function askArchive(currentPassword: string): Promise<void> {
  const archive = await call(rightsEndpoints.askArchive, { body: { currentPassword } })
  queryClient.setQueryData(archiveQuery.queryKey, archive)
}

/** The address at which the browser downloads the archive once, with its cookie. */
export async function archiveAddress(): Promise<string> {
  return (await call(rightsEndpoints.linkArchive)).address
}

/** Requests the deletion; the other sessions end, and the account is deleted in 14 days. */
export async function askDeletion(currentPassword: string): Promise<void> {
  await call(rightsEndpoints.askDeletion, { body: { currentPassword } })
  void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
  await queryClient.invalidateQueries({ queryKey: accountQuery.queryKey })
}

export async function cancelDeletion(): Promise<void> {
  await call(rightsEndpoints.cancelDeletion)
  await queryClient.invalidateQueries({ queryKey: accountQuery.queryKey })
}
