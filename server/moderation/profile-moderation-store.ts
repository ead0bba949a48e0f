import { type CaseContent } from '../../contract/case.ts'
import { photoIdOf } from '../../contract/photo.ts'
import { addToAudit, type Actor } from '../auth/audit-store.ts'
import { type Writing } from '../db/database.ts'
import { notify } from '../happenings/notify-store.ts'
import { declareSellerIn } from '../publishing/seller-store.ts'
import { setOwnProfileIn } from '../users/own-profile-store.ts'

interface ProfileModeration {
  id: string
  caseId: string
  reason: string
  content: CaseContent
}

/** Takes picture, words and a trader's details from a person's profile; the account stays. */
export async function clearProfileIn(
  tx: Writing,
  actor: Actor,
  { id, caseId, reason }: Omit<ProfileModeration, 'content'>,
): Promise<boolean> {
  await setOwnProfileIn(tx, id, { about: '', picture: null })
  const trades = tx.selectFrom('profiles').select('userId').where('userId', '=', id).where('seller', '=', 'Trader')
  if (await trades.executeTakeFirst()) await declareSellerIn(tx, id, null)
  await addToAudit(tx, actor, { action: 'hide', kind: 'account', targetId: id, reason })
  const details = { decision: 'profileCleared', reason, caseId } as const
  notify(tx, { type: 'moderation', to: [id], subject: caseId, details })
  return true
}

/** Puts the words, a trader's details and, if it is still stored, the picture back. */
export async function restoreProfileIn(
  tx: Writing,
  actor: Actor,
  { id, caseId, reason, content: { text = '', photos = [], trader } }: ProfileModeration,
): Promise<boolean> {
  const [picture = ''] = photos
  const photoId = photoIdOf(picture) ?? ''
  const stored = await tx.selectFrom('photos').select('id').where('id', '=', photoId).executeTakeFirst()
  await setOwnProfileIn(tx, id, { about: text, ...(stored && { picture }) })
  if (trader) await declareSellerIn(tx, id, { kind: 'Trader', ...trader })
  await addToAudit(tx, actor, { action: 'show', kind: 'account', targetId: id, reason })
  const details = { decision: 'profileShown', reason, caseId } as const
  notify(tx, { type: 'moderation', to: [id], subject: caseId, details })
  return true
}
