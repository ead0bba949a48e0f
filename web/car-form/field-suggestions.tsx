import { useQuery } from '@tanstack/react-query'
import { brands, operatorLists } from '../../contract/choices.ts'
import { foldedWords } from '../../contract/fold.ts'
import { commonModels, otherMakes } from '../../contract/makes.ts'
import { modelsOf } from '../../contract/model-family.ts'
import { searchEndpoints } from '../../contract/search-endpoints.ts'
import { call } from '../api.ts'
import { texts } from '../texts.ts'

/** More suggestions are no help, and the browser renders them all. */
const maxModels = 120

/** Models of a brand, grouped as in filters and estimates; those on the market first, by number of offers. */
export function ModelSuggestions({ id, brand }: { id: string; brand: string }) {
  const { data: offered = [] } = useQuery({
    queryKey: ['models', brand],
    queryFn: ({ signal }) => call(searchEndpoints.searchCars, { query: { brand: [brand] }, signal }),
    select: ({ facets }) => facets?.model.map(({ value }) => value.slice(brand.length + 1)) ?? [],
    enabled: brand !== '',
  })
  const known = [...modelsOf(brand).map(({ name }) => name), ...commonModels(brand)]
  return (
    <datalist id={id}>
      {[...new Set([...offered, ...known])].slice(0, maxModels).map((model) => (
        <option key={model} value={model}>
          {model}
        </option>
      ))}
    </datalist>
  )
}

/** Says that only some brands can be chosen, naming the missing make that the model mentions. */
export function BrandHint({ brand, model }: { brand: string; model: string }) {
  if (operatorLists() !== null) return null
  const typed = ` ${foldedWords(model).join(' ')} `
  const makes = Object.keys(otherMakes)
  const absent = makes.find((make) => typed.includes(` ${foldedWords(make).join(' ')} `))
  if (absent !== undefined) return texts.search.noBrand(absent)
  return brand === '' ? texts.carForm.brandsHere(brands.length) : null
}
