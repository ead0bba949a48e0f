/** What the drawing of a page depends on (decision 19). */
export interface Drawing {
  /** Path and query. */
  address: string
  /** What the page's script finds in its block `preloaded`. */
  preloaded: unknown
  /** The `data-` attributes of the page's root element. */
  dataset: Record<string, string>
}

/** A page as it stands before its script runs: links to what it needs at once, and its body. */
export interface DrawnPage {
  links: string
  body: string
}
