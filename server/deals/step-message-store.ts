import { type Language } from '../../contract/language.ts'
import { type Step } from '../../contract/step.ts'
import { insertMessage } from '../chat/message-store.ts'
import { unblocked } from '../blocks/blocks-store.ts'
import { type Writing } from '../db/database.ts'
import { notify } from '../happenings/notify-store.ts'
import { catalogues, type Texts } from '../texts/texts.ts'

/** Of whom and of which car a deal is. */
interface Deal {
  sellerId: string
  buyerId: string
  carId: string
  carName: string
}

/** Who did it, what was said with it, and whether it may be told to nobody. */
export interface Telling {
  by: string
  words?: string | undefined
  isOptional?: boolean
}

/**
 * Tells a step of one of two people by a message to the other, in the other's language. When they cannot be reached it
 * fails with `unknownRecipient`, or tells nobody if `isOptional`.
 */
export async function tellStep(
  tx: Writing,
  { sellerId, buyerId, carId, carName }: Deal,
  telling: Telling & { step: Step; sentence: (texts: Texts) => string },
): Promise<void> {
  const { by: senderId, step, sentence, words = '', isOptional = false } = telling
  const recipientId = senderId === sellerId ? buyerId : sellerId
  const language = await languageBetween(tx, recipientId, senderId)
  if (language === undefined && isOptional) return
  const text = sentence(catalogues[language ?? 'en'])
  await insertMessage(tx, {
    userId: senderId,
    recipientId,
    sendTo: recipientId,
    content: words === '' ? text : `${text}\n${words}`,
    about: carId,
    step,
  })
  notify(tx, {
    type: step.kind === 'viewing' ? 'viewingStep' : 'offerStep',
    to: [recipientId],
    by: senderId,
    carId,
    personId: senderId,
    details: {
      car: carName,
      ...(step.kind === 'viewing'
        ? { viewingStep: step.what, at: step.at }
        : { offerStep: step.what, price: step.amount }),
    },
  })
}

/** The language of the one who reads, or that of the one who writes; undefined when one of them cannot be reached. */
async function languageBetween(tx: Writing, readerId: string, writerId: string): Promise<Language | undefined> {
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'language'])
    .where('id', 'in', [readerId, writerId])
    .where('suspendedAt', 'is', null)
    .where(unblocked(readerId, 'users.id'))
    .execute()
  if (rows.length < 2) return undefined
  const languageOf = (userId: string) => rows.find(({ id }) => id === userId)?.language
  return languageOf(readerId) ?? languageOf(writerId) ?? 'en'
}
