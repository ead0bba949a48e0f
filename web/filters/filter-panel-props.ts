import { type Facets, type SearchFilters } from '../../contract/search.ts'

/** The props of the filters and each part of them. */
export interface FilterPanelProps {
  filters: SearchFilters
  /** `undefined` while loading. */
  facets: Facets | undefined
  onChange: (filters: SearchFilters) => void
}
