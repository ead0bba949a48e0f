/** Texts about feeds of searches, in the app and in heads of pages. */
export const feeds = {
  names: { atom: 'Atom feed', json: 'JSON feed' },
  of: (feed: string, name: string) => `${feed}, ${name}`,
}
