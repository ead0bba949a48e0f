import { type Currency } from '../../contract/facts.ts'
import { type Language } from '../../contract/language.ts'
import { type Notice } from '../../contract/notice.ts'
import { noticeLine } from '../../contract/notice-line.ts'
import { type Database } from '../db/database.ts'
import { type NoticeTable } from '../db/notice-tables.ts'
import { bothInWords } from '../texts/amounts.ts'
import { catalogues, type Texts } from '../texts/texts.ts'
import { asTold } from './notice-store.ts'

/** The operator's settings for words. */
interface Site {
  firstCurrency: Currency
  /** Of people who chose none. */
  defaultLanguage: Language
}

/** A notice in the language of its person, as they see it now; undefined when they are suspended. */
export async function tellInWords(
  db: Database,
  row: NoticeTable,
  { firstCurrency, defaultLanguage }: Site,
): Promise<{ notice: Notice; line: string; texts: Texts; email: string } | undefined> {
  const person = await db
    .selectFrom('users')
    .select(['id', 'role', 'language', 'email'])
    .where('id', '=', row.userId)
    .where('suspendedAt', 'is', null)
    .executeTakeFirst()
  if (!person) return undefined
  const [notice] = await asTold(db, { userId: person.id, role: person.role }, [row])
  if (!notice) return undefined
  const texts = catalogues[person.language ?? defaultLanguage]
  const money = (bgn: number) => bothInWords(bgn, firstCurrency, texts)
  return { notice, line: noticeLine(notice, texts.notices, money), texts, email: person.email }
}
