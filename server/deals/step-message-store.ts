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
  const { language = 'en', keepsAmounts, isReached } = await choicesBetween(tx, recipientId, senderId)
  if (!isReached && isOptional) return
  const text = sentence(catalogues[language])
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
        : { offerStep: step.what, ...(step.amount !== undefined && !keepsAmounts && { price: step.amount }) }),
    },
  })
}

interface Choices {
  /** That of the one who reads, or of the one who writes. */
  language?: Language | undefined
  /** Whether one of them keeps amounts between the two. */
  keepsAmounts: boolean
  /** Whether both are there for each other. */
  isReached: boolean
}

async function choicesBetween(tx: Writing, readerId: string, writerId: string): Promise<Choices> {
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'language', 'dealAmounts'])
    .where('id', 'in', [readerId, writerId])
    .where('suspendedAt', 'is', null)
    .where(unblocked(readerId, 'users.id'))
    .execute()
  return {
    language: languageBetween(rows, readerId, writerId),
    keepsAmounts: rows.some(({ dealAmounts }) => dealAmounts === 'between'),
    isReached: rows.length === 2,
  }
}

/** The language of what one writes to another by itself: that of the one who reads, or of the one who writes. */
export function languageBetween(
  people: readonly { id: string; language: Language | null }[],
  readerId: string,
  writerId: string,
): Language | undefined {
  const languageOf = (userId: string) => people.find(({ id }) => id === userId)?.language
  return languageOf(readerId) ?? languageOf(writerId) ?? undefined
}
