import { randomBytes } from 'node:crypto'
import { backupCodes, formatBackupCode } from '../../contract/factor.ts'
import { recoveryAlphabet } from '../../contract/rights.ts'
import { type Database } from '../db/database.ts'
import { anyBackupHash } from './factor-store.ts'
import { hashPassword } from '../auth/passwords.ts'

/** New backup codes as people see them, and their hashes, which share one salt. Fails with `busy`. */
export async function newBackupCodes(): Promise<{ codes: string[]; hashes: string[] }> {
  const signs = Array.from({ length: backupCodes.count }, newCode)
  const hashes: string[] = []
  for (const code of signs) hashes.push(await hashPassword(code, hashes[0]))
  return { codes: signs.map(formatBackupCode), hashes }
}

/** Backup codes for somebody's first second factor; none when they have some already. Fails with `busy`. */
export async function firstBackupCodes(db: Database, userId: string): Promise<{ codes: string[]; hashes: string[] }> {
  return (await anyBackupHash(db, userId)) === undefined ? newBackupCodes() : { codes: [], hashes: [] }
}

/** 50 random bits: 32 divides 256, so all characters are equally likely. */
function newCode(): string {
  const bytes = Array.from(randomBytes(backupCodes.length))
  return bytes.map((byte) => recoveryAlphabet.charAt(byte % recoveryAlphabet.length)).join('')
}
