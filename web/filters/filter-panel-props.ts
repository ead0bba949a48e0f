import { type Facets, type SearchFilters } from '../../contract/search.ts'

/** What the filters and each part of them need. */
export interface FilterPanelProps {
  filters: SearchFilters
  /** `undefined` until they are known. */
  facets: Facets | undefined
  onChange: (filters: SearchFilters) => void
}
