import type { feeds as english } from '../en/feeds.ts'

/** Texts about feeds of searches, in the app and in heads of pages. */
export const feeds: typeof english = {
  // { atom: 'Atom feed', json: 'JSON feed' }
  names: { atom: 'Емисия Atom', json: 'Емисия JSON' },
  of: (feed: string, name: string) => `${feed}, ${name}`,
}
