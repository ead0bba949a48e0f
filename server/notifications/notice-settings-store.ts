import { type NoticeSettings, type NoticeSettingsChange } from '../../contract/notice-choices.ts'
import { type Database, type Writing } from '../db/database.ts'
import { type NoticeSettingsTable } from '../db/notice-tables.ts'
import { lockForChange } from '../db/locks.ts'
import { write } from '../db/write.ts'
import { randomSecret } from '../lib/random-secret.ts'
import { dropLettersOf } from '../mail/letter-queue-store.ts'
import { choicesOf, quietHoursOf } from '../happenings/notice-sending.ts'
import { defaultTimeZone } from '../happenings/quiet-hours.ts'

/** How a person is notified. */
export async function findNoticeSettings(db: Database, userId: string): Promise<Omit<NoticeSettings, 'pushKey'>> {
  const chosen = await findChosen(db, userId)
  return { choices: choicesOf(chosen), quietHours: quietHoursOf(chosen) }
}

/** Changes how a person is notified; what is absent does not change. */
export async function changeNoticeSettings(
  db: Database,
  userId: string,
  { choices = {}, quietHours }: NoticeSettingsChange,
): Promise<void> {
  await write(db, async (tx) => {
    const known = await ensureSettings(tx, userId)
    const given = Object.fromEntries(Object.entries(choices).filter(([, choice]) => choice !== undefined))
    await tx
      .updateTable('noticeSettings')
      .set({
        choices: JSON.stringify({ ...(JSON.parse(known.choices) as object), ...given }),
        ...(quietHours !== undefined && {
          quietFrom: quietHours?.from ?? null,
          quietUntil: quietHours?.until ?? null,
        }),
        ...(quietHours && { timeZone: quietHours.timeZone }),
      })
      .where('userId', '=', userId)
      .execute()
  })
}

/** Stops all letters of a person by the secret in their address; false when nobody has it. */
export async function stopLetters(db: Database, stopSecret: string): Promise<boolean> {
  return write(db, async (tx) => {
    const found = await tx
      .selectFrom('noticeSettings')
      .selectAll()
      .where('stopSecret', '=', stopSecret)
      .executeTakeFirst()
    if (!found) return false
    const choices = Object.fromEntries(
      Object.entries(choicesOf(found)).map(([type, choice]) => [type, { ...choice, letter: 'off' as const }]),
    )
    await tx
      .updateTable('noticeSettings')
      .set({ choices: JSON.stringify(choices) })
      .where('userId', '=', found.userId)
      .execute()
    await dropLettersOf(tx, found.userId)
    await tx.updateTable('notices').set({ letterAt: null }).where('userId', '=', found.userId).execute()
    await tx
      .updateTable('savedSearches')
      .set({ alert: 'off' })
      .where('userId', '=', found.userId)
      .where('alert', '=', 'daily')
      .execute()
    return true
  })
}

/** The secret in the address by which a person stops letters. */
export async function stopSecretOf(db: Database, userId: string): Promise<string> {
  const { stopSecret } = (await findChosen(db, userId)) ?? (await write(db, (tx) => ensureSettings(tx, userId)))
  return stopSecret
}

/** A person's row, made with the default choices when there is none; locked against other changes. */
async function ensureSettings(tx: Writing, userId: string): Promise<NoticeSettingsTable> {
  await lockForChange(tx, 'users', userId)
  const known = await findChosen(tx, userId)
  if (known) return known
  const row = {
    userId,
    choices: '{}',
    quietFrom: null,
    quietUntil: null,
    timeZone: defaultTimeZone,
    stopSecret: randomSecret(),
  }
  await tx.insertInto('noticeSettings').values(row).execute()
  return row
}

async function findChosen(db: Database, userId: string): Promise<NoticeSettingsTable | undefined> {
  return db.selectFrom('noticeSettings').selectAll().where('userId', '=', userId).executeTakeFirst()
}
