import { type NoticeType } from '../../contract/notice.ts'
import { defaultChoices, urgentTypes, type NoticeChoices, type QuietHours } from '../../contract/notice-choices.ts'
import { type NoticeSettingsTable, type NoticeTable } from '../db/notice-tables.ts'
import { afterQuietHours, defaultTimeZone, nextDaily } from './quiet-hours.ts'

/** What decides how a person is notified: their choices, and whether a browser of theirs receives pushes. */
export interface SendingSettings {
  hasPush: boolean
  chosen: NoticeSettingsTable | undefined
}

/** Ms for which a push and a letter wait, and are dropped when the notice is read meanwhile. */
export const waits = { push: 5000, letter: 60_000 } as const

/** How a person is notified now of something of a type; undefined when they do not want to be. */
export function sendingOf(
  { hasPush, chosen }: SendingSettings,
  { type, at }: { type: NoticeType; at: number },
): Pick<NoticeTable, 'isListed' | 'pushAt' | 'letterAt'> | undefined {
  const { isListed, isPushed, letter } = choicesOf(chosen)[type]
  const quiet = urgentTypes.includes(type) ? null : quietHoursOf(chosen)
  const pushAt = isPushed && hasPush ? afterQuietHours(at + waits.push, quiet) : null
  const letterAt = {
    off: () => null,
    atOnce: () => afterQuietHours(at + waits.letter, quiet),
    daily: () => nextDaily(at, chosen?.timeZone ?? defaultTimeZone),
  }[letter]()
  if (!isListed && pushAt === null && letterAt === null) return undefined
  return { isListed: isListed ? 1 : 0, pushAt, letterAt }
}

/** A person's choices for all types. */
export function choicesOf(chosen: Pick<NoticeSettingsTable, 'choices'> | undefined): NoticeChoices {
  return chosen ? { ...defaultChoices, ...(JSON.parse(chosen.choices) as Partial<NoticeChoices>) } : defaultChoices
}

/** A person's quiet hours; null without. */
export function quietHoursOf(chosen: NoticeSettingsTable | undefined): QuietHours | null {
  if (!chosen || chosen.quietFrom === null || chosen.quietUntil === null) return null
  return { from: chosen.quietFrom, until: chosen.quietUntil, timeZone: chosen.timeZone }
}
