import { noticePath } from '../../contract/notice.ts'
import { screens } from '../../contract/screens.ts'
import { type Services } from '../api/services.ts'
import { type LetterDetails } from '../mail/letter-kinds.ts'
import { type QueuedLetter } from '../mail/letter-queue-store.ts'
import { type Letter } from '../mail/mail.ts'
import { unreadOf } from './notice-letters-store.ts'
import { stopSecretOf } from './notice-settings-store.ts'
import { tellInWords } from './notice-words.ts'
import { stopAddress } from './stop-address.ts'

/** The letter that tells a person of notices; undefined when all were read meanwhile. */
export async function composeNotices(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { userId, details }: QueuedLetter,
): Promise<Letter | undefined> {
  if (userId === null) return undefined
  const { ids } = JSON.parse(details) as LetterDetails['notices']
  const rows = await unreadOf(db, ids)
  const told = (await Promise.all(rows.map((row) => tellInWords(db, row, config)))).filter((one) => one !== undefined)
  const [first] = told
  if (!first || !config.mail) return undefined
  const { siteUrl } = config.mail
  const { texts, email } = first
  const words = texts.letters.notices
  const stop = stopAddress(siteUrl, await stopSecretOf(db, userId))
  const lines = told.flatMap(({ line, notice }) => [
    line,
    ...(notice.details.reason === undefined ? [] : [words.reason(notice.details.reason)]),
    siteUrl + noticePath(notice),
    '',
  ])
  return {
    to: email,
    subject: told.length === 1 ? words.one(first.line) : words.many(told.length),
    text: [...lines, words.settings(siteUrl + screens.settings.path), words.stop(stop), ''].join('\n'),
    stopAddress: stop,
  }
}
