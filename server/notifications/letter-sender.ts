import { type Currency } from '../../contract/facts.ts'
import { type Language } from '../../contract/language.ts'
import { noticePath } from '../../contract/notice.ts'
import { screens } from '../../contract/screens.ts'
import { type Database } from '../db/database.ts'
import { type Letter, type Mail } from '../mail/mail.ts'
import { settleLetter, takeLetters, type DueLetter } from './letter-store.ts'
import { tellInWords } from './notice-words.ts'
import { stopAddress } from './stop-address.ts'

/** The operator's settings for letters. */
export interface LetterSite {
  siteUrl: string
  firstCurrency: Currency
  /** Of letters to people who chose none. */
  defaultLanguage: Language
}

/** Ms after which what could not be sent is dropped. */
const staleMs = 3 * 24 * 60 * 60 * 1000

/** Sends the letters of notices that are due; answers whether there were any. A failed one is tried again later. */
export async function sendNoticeLetters(
  db: Database,
  mail: Mail,
  { now = Date.now(), ...site }: LetterSite & { now?: number },
): Promise<boolean> {
  const due = await takeLetters(db, now)
  await Promise.all(due.map((one) => sendOne(db, one, { mail, site, now })))
  return due.length > 0
}

async function sendOne(
  db: Database,
  due: DueLetter,
  { mail, site, now }: { mail: Mail; site: LetterSite; now: number },
): Promise<void> {
  try {
    const letter = await letterOf(db, due, site)
    if (letter) await mail.send(letter)
  } catch {
    if (due.notices.some(({ at }) => now - at < staleMs)) return
  }
  await settleLetter(db, due)
}

async function letterOf(
  db: Database,
  { stopSecret, notices }: DueLetter,
  site: LetterSite,
): Promise<Letter | undefined> {
  const told = (await Promise.all(notices.map((row) => tellInWords(db, row, site)))).filter((one) => one !== undefined)
  const [first] = told
  if (!first) return undefined
  const { siteUrl } = site
  const { texts, email } = first
  const words = texts.letters.notices
  const stop = stopAddress(siteUrl, stopSecret)
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
