import { type Generated } from 'kysely'
import { type ArchiveState } from '../../contract/rights.ts'

/** Credentials; apart from `users`, so that no query of people can read them. */
export interface CredentialTable {
  userId: string
  /** Argon2id in the PHC string format. */
  passwordHash: string
  updatedAt: number
}

/** A login on one device. The browser's cookie holds the secret, the store only its SHA-256. */
export interface SessionTable {
  id: string
  userId: string
  secretHash: string
  createdAt: number
  usedAt: number
  /** Browser and system in a word or two; empty when unknown. */
  device: Generated<string>
  /** When the password or a second factor was last given in it. */
  confirmedAt: Generated<number | null>
  /** When a second factor was last used in it; null while none was. */
  factorAt: Generated<number | null>
}

/** The authenticator app of a person. */
export interface AuthenticatorTable {
  userId: string
  /** Sealed with a key made from the token key. */
  secret: string
  confirmedAt: number
  /** The last time step whose code was used, so that no code counts twice. */
  lastStep: number
}

/** The secret of an app that waits for its first code, sealed likewise. */
export interface NewAuthenticatorTable {
  userId: string
  secret: string
  createdAt: number
}

/** An unused backup code, as Argon2id; the codes of a set share their salt. */
export interface BackupCodeTable {
  userId: string
  codeHash: string
  createdAt: number
}

/** A passkey of a person. */
export interface PasskeyTable {
  id: string
  userId: string
  /** As the authenticator names it, in base64url. */
  credentialId: string
  /** COSE, in base64url. */
  publicKey: string
  /** How the browser reaches it, with spaces. */
  transports: string
  /** Browser and system with which it was made. */
  name: string
  createdAt: number
  usedAt: number | null
  /** The host that it was made for (WebAuthn, RP ID); `null` of those from before it was stored. */
  site: string | null
}

/** What a challenge to a passkey is for. */
export type ChallengePurpose = 'create' | 'login' | 'secondStep' | 'confirm'

/** A challenge to a passkey; it is deleted when it is answered. */
export interface PasskeyChallengeTable {
  challenge: string
  purpose: ChallengePurpose
  /** Null for a login by passkey alone. */
  userId: string | null
  expiresAt: number
}

/** The printed recovery code, as the SHA-256 of its 125 random bits. */
export interface RecoveryCodeTable {
  userId: string
  codeHash: string
  createdAt: number
}

/** A mailed link for a new password, as the SHA-256 of its token. */
export interface PasswordResetTable {
  tokenHash: string
  userId: string
  expiresAt: number
}

/** A letter that confirms the address of an account, or a new one, as the SHA-256 of its token. */
export interface EmailLetterTable {
  tokenHash: string
  userId: string
  email: string
  /** The session that asked for a new address; it stays when the others end. */
  sessionId: string | null
  expiresAt: number
}

/** The archive of a person's own data, one at a time; `id` names its file. */
export interface ArchiveTable {
  userId: string
  id: string
  state: ArchiveState
  askedAt: number
  /** The making process renews this lease; after it, another process may take over. */
  leaseUntil: Generated<number>
  readyAt: Generated<number | null>
  bytes: Generated<number | null>
  /** The SHA-256 of the secret in its single link. */
  linkHash: Generated<string | null>
}
