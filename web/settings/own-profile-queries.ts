import { profileEndpoints } from '../../contract/profile-endpoints.ts'
import { type OwnProfile, type SellerDeclaration } from '../../contract/profile-rules.ts'
import { call } from '../api.ts'
import { profileKey, queryClient } from '../query-client.ts'

/** Says something of oneself. Throws `CallError`. */
export async function setOwnProfile(myId: string, body: OwnProfile): Promise<void> {
  await call(profileEndpoints.setOwnProfile, { body })
  await queryClient.invalidateQueries({ queryKey: profileKey(myId) })
}

/** Declares who sells; one's offers say so at the next look. Throws `CallError`. */
export async function declareSeller(myId: string, body: SellerDeclaration): Promise<void> {
  await call(profileEndpoints.declareSeller, { body })
  void queryClient.invalidateQueries({ queryKey: ['cars'] })
  await queryClient.invalidateQueries({ queryKey: profileKey(myId) })
}
