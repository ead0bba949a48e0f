import { addToAudit, type Action, type Actor } from '../auth/audit-store.ts'
import { type Database } from '../db/database.ts'
import { write } from '../db/write.ts'
import { ProductError } from '../lib/errors.ts'

/** Does what a moderator decided. Where another one was faster it fails with `caseChanged`, and the attempt is audited. */
export async function auditingLate<T>(
  db: Database,
  actor: Actor,
  { attempt, act }: { attempt: Omit<Action, 'action'>; act: () => Promise<T> },
): Promise<T> {
  try {
    return await act()
  } catch (error) {
    const isLate = error instanceof ProductError && error.code === 'caseChanged'
    if (isLate) await write(db, (tx) => addToAudit(tx, actor, { ...attempt, action: 'late' }))
    throw error
  }
}
