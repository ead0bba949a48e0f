import { type Kysely } from 'kysely'
import { brandOfModel } from '../../../contract/brand-filter.ts'
import { modelFamily } from '../../../contract/model-family.ts'

const rowsAtOnce = 1000

interface Tables {
  cars: { id: string; brand: string; model: string; modelFamily: string }
  savedSearches: { id: string; address: string; brands: string | null }
}

/** Families are one however a model was typed: those of offers, and those that saved searches name. */
export async function up(db: Kysely<never>): Promise<void> {
  const untyped = db as unknown as Kysely<Tables>
  await renameFamilies(untyped)
  await renameInSearches(untyped)
}

async function renameFamilies(db: Kysely<Tables>): Promise<void> {
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('cars')
      .select(['id', 'brand', 'model', 'modelFamily'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute()
    const changed = rows
      .map(({ id, brand, model, modelFamily: before }) => ({ id, before, family: modelFamily(brand, model) }))
      .filter(({ before, family }) => before !== family)
    for (const [family, cars] of Map.groupBy(changed, (car) => car.family)) {
      const ids = cars.map(({ id }) => id)
      await db.updateTable('cars').set({ modelFamily: family }).where('id', 'in', ids).execute()
    }
    if (rows.length < rowsAtOnce) return
    after = rows.at(-1)!.id
  }
}

async function renameInSearches(db: Kysely<Tables>): Promise<void> {
  const rows = await db.selectFrom('savedSearches').select(['id', 'address', 'brands']).execute()
  for (const { id, address, brands } of rows) {
    const params = [...new URLSearchParams(address)].map(([name, value]) => [
      name,
      name === 'model' ? renamed(value) : value,
    ])
    const next = params.map((param) => param.map((part) => encodeURIComponent(part)).join('=')).join('&')
    const named = brands === null ? null : `|${[...new Set(brands.slice(1, -1).split('|').map(renamed))].join('|')}|`
    if (next === address && named === brands) continue
    await db.updateTable('savedSearches').set({ address: next, brands: named }).where('id', '=', id).execute()
  }
}

function renamed(name: string): string {
  const brand = brandOfModel(name)
  const family = brand === undefined ? '' : modelFamily(brand, name.slice(brand.length + 1))
  return family === '' ? name : `${brand} ${family}`
}
