/** A sponsor node of the wire (specification 3): `img` and `link` are addresses. */
export interface Sponsor {
  name: string
  img: string
  link: string
}

/** Sponsors by key. */
export interface Sponsors {
  [key: string]: Sponsor
}
