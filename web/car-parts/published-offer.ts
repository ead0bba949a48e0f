import { isText, readDraft, writeDraft } from '../drafts.ts'
import { createStore } from '../ui/store.ts'

/** The id of the offer published last, until its owner dismisses its card; `null` is none. */
export const publishedOffer = createStore<string | null>({
  read: () => readDraft('draft:published', isText),
  write: (id) => writeDraft('draft:published', id),
})
