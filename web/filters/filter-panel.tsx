import { readFact, readNumber } from '../../contract/amounts.ts'
import { readYear } from '../../contract/dates.ts'
import { type ChoiceGroup, type RangeGroup, type SearchFilters } from '../../contract/search.ts'
import { texts } from '../texts.ts'
import { BrandOptions } from './brand-options.tsx'
import { ChoiceOptions } from './choice-options.tsx'
import { FilterGroup } from './filter-group.tsx'
import { type FilterPanelProps } from './filter-panel-props.ts'
import { Options } from './options.tsx'
import { PlaceOptions } from './place-options.tsx'
import { PriceOptions } from './price-options.tsx'
import { RangeOptions } from './range-options.tsx'
import { WordOptions } from './word-options.tsx'

const { groups } = texts.filters

/** Every filter of the list of cars, the most used first (design: Filters). */
export function FilterPanel(props: FilterPanelProps) {
  const { filters, facets, onChange } = props
  return (
    <>
      <FilterGroup name="brand" title={groups.brand} chosen={filters.brand.length + filters.model.length} isOpen>
        <BrandOptions {...props} />
      </FilterGroup>
      <FilterGroup name="price" title={groups.price} chosen={boundsOf(filters, 'price')} isOpen>
        <PriceOptions {...props} />
      </FilterGroup>
      <RangeFilter {...props} group="year" presets={[2005, 2010, 2015]} isOpen />
      <RangeFilter {...props} group="mileage" presets={[100_000, 150_000, 200_000]} presetBound="to" isOpen />
      <ChoiceFilter {...props} group="engine" isOpen />
      <RangeFilter {...props} group="power" presets={[100, 150, 200]} />
      <ChoiceFilter {...props} group="transmission" />
      <ChoiceFilter {...props} group="body" />
      <FilterGroup
        name="place"
        title={texts.filters.placeTitle}
        chosen={filters.region.length + filters.town.length + Number(filters.near !== undefined)}
      >
        <PlaceOptions {...props} />
      </FilterGroup>
      <ChoiceFilter {...props} group="condition" />
      <ChoiceFilter {...props} group="seller" />
      <ChoiceFilter {...props} group="priceKind" />
      <FilterGroup name="hasPhotos" title={groups.hasPhotos} chosen={Number(filters.hasPhotos)}>
        <Options
          label={groups.hasPhotos}
          options={[
            { value: 'true', label: texts.filters.withPhotos, count: facets?.hasPhotos, isChosen: filters.hasPhotos },
          ]}
          onToggle={(_value, hasPhotos) => onChange({ ...filters, hasPhotos })}
        />
      </FilterGroup>
      <FilterGroup name="extra" title={groups.extra} chosen={filters.extra.length}>
        <p>{texts.filters.allExtras}</p>
        <ChoiceOptions {...props} group="extra" />
      </FilterGroup>
      <FilterGroup name="looks" title={texts.filters.looksTitle} chosen={chosenIn(filters, looks)}>
        <Titled {...props} groups={looks} />
      </FilterGroup>
      <FilterGroup
        name="papers"
        title={texts.filters.papersTitle}
        chosen={chosenIn(filters, papers) + boundsIn(filters, ['owners', 'inspection', 'keys'])}
      >
        <h3>{groups.owners}</h3>
        <RangeBounds {...props} group="owners" presets={[1, 2]} />
        <h3>{groups.inspection}</h3>
        <RangeBounds {...props} group="inspection" presets={[3, 6, 12]} presetBound="from" />
        <h3>{groups.keys}</h3>
        <RangeBounds {...props} group="keys" presets={[2]} presetBound="from" />
        <Titled {...props} groups={papers} />
      </FilterGroup>
      <FilterGroup name="without" title={groups.without} chosen={filters.without.length}>
        <WordOptions words={filters.without} onChange={(without) => onChange({ ...filters, without })} />
      </FilterGroup>
    </>
  )
}

const looks: readonly ChoiceGroup[] = ['colour', 'doors', 'drive', 'steering']
const papers: readonly ChoiceGroup[] = ['emission', 'serviceBook', 'accident', 'registered', 'newImport', 'vat']

function ChoiceFilter({
  group,
  isOpen = false,
  ...props
}: FilterPanelProps & { group: ChoiceGroup; isOpen?: boolean }) {
  return (
    <FilterGroup name={group} title={groups[group]} chosen={props.filters[group].length} isOpen={isOpen}>
      <ChoiceOptions {...props} group={group} />
    </FilterGroup>
  )
}

function Titled({ groups: several, ...props }: FilterPanelProps & { groups: readonly ChoiceGroup[] }) {
  return several.map((group) => (
    <div key={group}>
      <h3>{groups[group]}</h3>
      <ChoiceOptions {...props} group={group} />
    </div>
  ))
}

interface RangeFilterProps extends FilterPanelProps {
  group: Exclude<RangeGroup, 'price'>
  presets: readonly number[]
  presetBound?: 'from' | 'to'
}

function RangeFilter({ isOpen = false, ...props }: RangeFilterProps & { isOpen?: boolean }) {
  const { filters, group } = props
  return (
    <FilterGroup name={group} title={groups[group]} chosen={boundsOf(filters, group)} isOpen={isOpen}>
      <RangeBounds {...props} presetBound={props.presetBound ?? 'from'} />
    </FilterGroup>
  )
}

function RangeBounds({ filters, facets, onChange, group, presets, presetBound = 'to' }: RangeFilterProps) {
  const unknown = facets?.[group].unknown ?? 0
  const isSet = boundsOf(filters, group) > 0
  return (
    <>
      <RangeOptions
        title={groups[group]}
        group={group}
        range={filters[group]}
        facet={facets?.[group]}
        presets={presets}
        presetBound={presetBound}
        {...(group === 'year' && { write: String })}
        {...(group === 'inspection' && { write: texts.filters.months })}
        read={(text) => readBound(group, text)}
        onChange={(range) => onChange({ ...filters, [group]: range })}
      />
      {isSet && !filters[group].orUnknown && unknown > 0 && (
        <p>
          {texts.filters.hidden}{' '}
          <button
            type="button"
            onClick={() => onChange({ ...filters, [group]: { ...filters[group], orUnknown: true } })}
          >
            {texts.filters.without(unknown, texts.filters.unknown[group])}
          </button>
        </p>
      )}
    </>
  )
}

function boundsOf(filters: SearchFilters, group: RangeGroup): number {
  return filters[group].from === undefined && filters[group].to === undefined ? 0 : 1
}

function readBound(group: Exclude<RangeGroup, 'price'>, text: string): number | null {
  if (group === 'year') return readYear(text)
  return group === 'inspection' ? readNumber(text) : readFact(group, text)
}

function boundsIn(filters: SearchFilters, several: readonly RangeGroup[]): number {
  return several.reduce((sum, group) => sum + boundsOf(filters, group), 0)
}

function chosenIn(filters: SearchFilters, several: readonly ChoiceGroup[]): number {
  return several.reduce((sum, group) => sum + filters[group].length, 0)
}
