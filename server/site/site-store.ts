import { brands, type Brand } from '../../contract/choices.ts'
import { type Language } from '../../contract/language.ts'
import { years } from '../../contract/limits.ts'
import { allOtherMakes, homeTextNames, type HomeTexts, type Site, type SiteLists } from '../../contract/site.ts'
import { addToAudit, type Actor } from '../auth/audit-store.ts'
import { type Lists } from '../config/config.ts'
import { type Database } from '../db/database.ts'
import { write } from '../db/write.ts'
import { publish } from '../events/publish.ts'

/** What an operator set, and the defaults where nothing is set. `lists` is the setting of the process. */
export async function readSite(db: Database, lists: Lists): Promise<Site> {
  const rows = await db.selectFrom('siteSettings').select(['name', 'value']).execute()
  const stored = new Map(rows.map(({ name, value }) => [name, JSON.parse(value) as unknown]))
  return {
    texts: (stored.get('texts') as Site['texts'] | undefined) ?? { en: {}, bg: {} },
    lists: (stored.get('lists') as SiteLists | undefined) ?? defaultLists(lists),
  }
}

/** Sets texts and lists; what is as it was is not written. */
export async function changeSite(db: Database, actor: Actor, lists: Lists, wanted: Site): Promise<void> {
  await write(db, async (tx) => {
    const before = await readSite(tx, lists)
    const after: Site = {
      texts: { en: ownTexts(wanted.texts.en), bg: ownTexts(wanted.texts.bg) },
      lists: { makes: wanted.lists.makes.toSorted(), lastYear: wanted.lists.lastYear },
    }
    for (const name of ['texts', 'lists'] as const) {
      const value = JSON.stringify(after[name])
      if (value === JSON.stringify(before[name])) continue
      const changedAt = Date.now()
      await tx
        .insertInto('siteSettings')
        .values({ name, value, changedAt })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, changedAt }))
        .execute()
      await addToAudit(tx, actor, { action: 'change', kind: 'site', targetId: name, reason: value.slice(0, 500) })
      publish(tx, ['sponsors', 'offers'], { kind: 'kindChanged' })
    }
  })
}

/** The words of the home page that are replaced in a language; empty without any. */
export async function readHomeTexts(db: Database, language: Language): Promise<HomeTexts> {
  const row = await db.selectFrom('siteSettings').select('value').where('name', '=', 'texts').executeTakeFirst()
  return row ? (JSON.parse(row.value) as Site['texts'])[language] : {}
}

/** Brands in alphabetical order; null for the specification's lists. */
export function brandsOf({ makes, lastYear }: SiteLists): readonly Brand[] | null {
  if (makes.length === 0 && lastYear === years.last) return null
  return [...brands, ...makes].toSorted((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' }))
}

function defaultLists(lists: Lists): SiteLists {
  return lists === 'bulgaria'
    ? { makes: allOtherMakes.toSorted(), lastYear: null }
    : { makes: [], lastYear: years.last }
}

function ownTexts(texts: HomeTexts): HomeTexts {
  const given = homeTextNames.flatMap((name) => (texts[name] ? [[name, texts[name]] as const] : []))
  return Object.fromEntries(given)
}
