/** Keys of local storage for unsent text, one for each form or outbox item. */
export type DraftKey =
  | 'draft:add-car'
  | 'draft:published'
  | `draft:${'comment' | 'reply' | 'chat' | 'edit-message' | 'edit-car' | 'note' | 'search-name'}:${string}`
  | `draft:${'privacy' | 'left-out-word'}`
  | `draft:form:${string}`
  | UnsentKey

export type UnsentKey = `draft:unsent:${string}`

/** The cars being compared wait with the drafts. */
export const comparedKey = 'comparedCars'
