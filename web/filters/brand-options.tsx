import { useState } from 'react'
import { brandOfModel } from '../../contract/brand-filter.ts'
import { offeredBrands, type Brand } from '../../contract/choices.ts'
import { type Facets, type SearchFilters } from '../../contract/search.ts'
import { texts } from '../texts.ts'
import { useTypedText } from '../typed-values.ts'
import styles from './filters.module.css'
import { holdsText } from './holds-text.ts'
import { useFirst, useStickyOptions } from './sticky-options.ts'
import { Options, type Option } from './options.tsx'

/** Brands shown at first: those with the most cars. */
const brandsAtFirst = 6
const modelsAtFirst = 12

interface BrandOptionsProps {
  filters: SearchFilters
  facets: Facets | undefined
  onChange: (filters: SearchFilters) => void
}

/** Brands, with the models of chosen or sought ones; several of both can be chosen. */
export function BrandOptions({ filters, facets, onChange }: BrandOptionsProps) {
  const [wanted, setWanted] = useTypedText('wantedBrand')
  const [areAllShown, setAreAllShown] = useState(false)
  const [areAllModelsShown, setAreAllModelsShown] = useState(false)
  const chosenBrands = new Set<string>([
    ...filters.brand,
    ...filters.model.flatMap((model) => brandOfModel(model) ?? []),
  ])
  const now = facets?.brand.slice(0, brandsAtFirst).map(({ value }) => value)
  // The brands stay the first ones known, unless a narrow search has too few of them.
  const frequent = useFirst(now?.length === brandsAtFirst ? now : undefined) ?? now
  const sticky = useStickyOptions([...chosenBrands])
  const brands = offeredBrands()
  const shown = shownBrands()
  const mostModels = Math.max(0, ...shown.map(soughtModels).map(({ length }) => length))

  function shownBrands(): Brand[] {
    if (wanted.trim() !== '') return brands.filter((brand) => finds(brand) || modelsOf(brand).some(finds))
    if (areAllShown || !frequent) return [...brands]
    const others = brands.filter((brand) => sticky.has(brand) && !frequent.includes(brand))
    return [...(frequent as Brand[]), ...others]
  }

  function finds(name: string): boolean {
    return holdsText(name, wanted)
  }

  function modelsOf(brand: Brand): string[] {
    return facets?.model.filter(({ value }) => brandOfModel(value) === brand).map(({ value }) => value) ?? []
  }

  function soughtModels(brand: Brand): string[] {
    if (wanted.trim() !== '') return finds(brand) ? modelsOf(brand) : modelsOf(brand).filter(finds)
    return chosenBrands.has(brand) ? modelsOf(brand) : []
  }

  function optionsOf(brand: Brand): Option[] {
    const counts = new Map(
      [...(facets?.brand ?? []), ...(facets?.model ?? [])].map(({ value, count }) => [value, count]),
    )
    const count = (value: string) => facets && (counts.get(value) ?? 0)
    const chosenModels = filters.model.filter((model) => brandOfModel(model) === brand)
    const models = soughtModels(brand).slice(0, areAllModelsShown ? undefined : modelsAtFirst)
    return [
      { value: brand, label: brand, count: count(brand), isChosen: chosenBrands.has(brand) },
      ...[...new Set([...models, ...chosenModels])].toSorted().map((model) => ({
        value: model,
        label: model.slice(brand.length + 1),
        count: count(model),
        isChosen: filters.model.includes(model),
        isBelow: true,
      })),
    ]
  }

  /** A chosen model replaces its brand; removing a brand removes its models. */
  function toggle(value: string, isChosen: boolean): void {
    const brand = brandOfModel(value)
    const models = filters.model.filter(
      (model) => model !== value && (brand !== undefined || brandOfModel(model) !== value),
    )
    const others = filters.brand.filter((other) => other !== value && other !== brand)
    if (brand === undefined)
      return onChange({ ...filters, brand: isChosen ? [...others, value] : others, model: models })
    const isLast = !isChosen && !models.some((model) => brandOfModel(model) === brand)
    onChange({
      ...filters,
      brand: isLast ? [...others, brand] : others,
      model: isChosen ? [...models, value] : models,
    })
  }

  return (
    <>
      <input
        type="search"
        className={styles.input}
        aria-label={texts.filters.findBrand}
        placeholder={texts.filters.findBrand}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <Options label={texts.filters.groups.brand} options={shown.flatMap(optionsOf)} onToggle={toggle} />
      {mostModels > modelsAtFirst && (
        <button type="button" className={styles.link} onClick={() => setAreAllModelsShown(!areAllModelsShown)}>
          {areAllModelsShown ? texts.filters.fewerModels : texts.filters.allModels}
        </button>
      )}
      {wanted.trim() === '' && facets && (
        <button type="button" className={styles.link} onClick={() => setAreAllShown(!areAllShown)}>
          {areAllShown ? texts.filters.fewerBrands : texts.filters.allBrands(brands.length)}
        </button>
      )}
    </>
  )
}
