import * as z from 'zod/mini'

/** Passkeys of a person at most. */
export const maxPasskeys = 20

/** Bytes in base64url, at most this long. */
const bytes = (max: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(max))

const idMax = 1400
const clientDataMax = 4000

/** The rules of what a passkey answers to a challenge (WebAuthn, AuthenticationResponseJSON). */
export const passkeyProofSchema = z.object({
  id: bytes(idMax),
  rawId: bytes(idMax),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(clientDataMax),
    authenticatorData: bytes(4000),
    signature: bytes(8000),
    userHandle: z.optional(z.string().check(z.maxLength(200))),
  }),
})
/** What a passkey answers to a challenge. */
export type PasskeyProof = z.infer<typeof passkeyProofSchema>

/** The rules of a new passkey (WebAuthn, RegistrationResponseJSON). */
export const newPasskeySchema = z.object({
  passkey: z.object({
    id: bytes(idMax),
    rawId: bytes(idMax),
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: bytes(clientDataMax),
      attestationObject: bytes(40_000),
      transports: z.optional(z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(10))),
    }),
  }),
})
/** The body of a new passkey. */
export type NewPasskey = z.infer<typeof newPasskeySchema>

/** The rules of a login by passkey alone. */
export const passkeyLoginSchema = z.object({ passkey: passkeyProofSchema })
/** The body of a login by passkey alone. */
export type PasskeyLogin = z.infer<typeof passkeyLoginSchema>

/** A passkey in the settings. Times are epoch ms. */
export interface ListedPasskey {
  id: string
  /** Browser and system with which it was made; empty when unknown. */
  name: string
  createdAt: number
  /** `null` while it was never used. */
  usedAt: number | null
  /** The host that it was made for, where alone it works; `null` when that was not stored. */
  site: string | null
}

/** A passkey by the id that its authenticator gave it. */
export interface PasskeyName {
  id: string
  type: 'public-key'
  transports: string[]
}

/** What a browser needs to ask for a passkey (WebAuthn, PublicKeyCredentialRequestOptionsJSON). */
export interface PasskeyRequest {
  challenge: string
  rpId: string
  timeout: number
  userVerification: 'required' | 'preferred'
  /** Empty for any passkey of the site. */
  allowCredentials: PasskeyName[]
}

/** What a browser needs to make a passkey (WebAuthn, PublicKeyCredentialCreationOptionsJSON). */
export interface PasskeyCreation {
  challenge: string
  rp: { id: string; name: string }
  user: { id: string; name: string; displayName: string }
  pubKeyCredParams: { alg: number; type: 'public-key' }[]
  timeout: number
  attestation: 'none'
  authenticatorSelection: { residentKey: 'preferred'; userVerification: 'preferred' }
  /** Those that the person has. */
  excludeCredentials: PasskeyName[]
}
