import * as z from 'zod/mini'
import { factorCodeSchema } from './factor.ts'
import { passkeyProofSchema } from './passkey.ts'

/** The rules of giving a second factor. */
export const factorProofSchema = z.union([factorCodeSchema, z.object({ passkey: passkeyProofSchema })])
/** The body of giving a second factor. */
export type FactorProof = z.infer<typeof factorProofSchema>

/** The rules of confirming that it is oneself: by password or second factor. */
export const identityProofSchema = z.union([
  z.object({ currentPassword: z.string().check(z.minLength(1), z.maxLength(128)) }),
  factorProofSchema,
])
/** The body of a confirmation. */
export type IdentityProof = z.infer<typeof identityProofSchema>
