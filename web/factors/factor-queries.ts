import { queryOptions } from '@tanstack/react-query'
import { type Session } from '../../contract/account.ts'
import { type AppSecret } from '../../contract/factor.ts'
import { type FactorProof, type IdentityProof } from '../../contract/factor-proof.ts'
import { factorEndpoints } from '../../contract/factor-endpoints.ts'
import { call } from '../api.ts'
import { queryClient } from '../query-client.ts'
import { storeSession } from '../session.ts'

/** The person's own second factors. */
export const factorsQuery = queryOptions({
  queryKey: ['factors'],
  queryFn: ({ signal }) => call(factorEndpoints.getFactors, { signal }),
  staleTime: 0,
})

/** With what the begun login can be ended. */
export const loginFactorsQuery = queryOptions({
  queryKey: ['loginFactors'],
  queryFn: ({ signal }) => call(factorEndpoints.getLoginFactors, { signal }),
  staleTime: 0,
  gcTime: 0,
})

/** Ends the login by a code or a passkey. */
export async function finishLogin(proof: FactorProof): Promise<void> {
  const session: Session = await call(factorEndpoints.finishLogin, { body: proof })
  storeSession(session)
}

/** Confirms that it is oneself, for ten minutes. */
export async function confirmIdentity(proof: IdentityProof): Promise<void> {
  await call(factorEndpoints.confirmIdentity, { body: proof })
}

export function beginApp(): Promise<AppSecret> {
  return call(factorEndpoints.beginApp)
}

/** Sets up the app; answers backup codes if there were none. */
export async function confirmApp(code: string): Promise<string[]> {
  const { codes } = await call(factorEndpoints.confirmApp, { body: { code } })
  await readFactorsAgain()
  return codes
}

export async function removeApp(): Promise<void> {
  await call(factorEndpoints.removeApp)
  await readFactorsAgain()
}

export async function makeBackupCodes(): Promise<string[]> {
  const { codes } = await call(factorEndpoints.makeBackupCodes)
  await readFactorsAgain()
  return codes
}

/** Reads the second factors again, after a change of them. */
export async function readFactorsAgain(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: factorsQuery.queryKey })
}
