import { type Language } from './language.ts'

/** The input of server rendering (decision 19). */
export interface RenderRequest {
  language: Language
  /** Path and query. */
  address: string
  /** The content of the page's `preloaded` block. */
  preloaded: unknown
  /** The `data-` attributes of the root element. */
  dataset: Record<string, string>
}

/** A rendered page: links to the resources it needs first, and its body. */
export interface RenderedPage {
  links: string
  body: string
}
