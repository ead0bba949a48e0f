import { type Sponsor } from '../../contract/sponsor.ts'

const marks = [
  ['Rila Tyres', 'rila-tyres'],
  ['Sredets Oil', 'sredets-oil'],
  ['Blue Lane Leasing', 'blue-lane'],
  ['Iskra Charge', 'iskra-charge'],
  ['Kormilo Insurance', 'kormilo'],
  ['Varna Glass', 'varna-glass'],
  ['Trakia Parts', 'trakia-parts'],
  ['Zora Car Wash', 'zora-wash'],
] as const

/** Eight invented companies; their websites are under a domain reserved for examples. */
export const demoSponsors: Sponsor[] = marks.map(([name, file]) => ({
  name,
  img: `/pictures/sponsors/${file}.svg`,
  link: `https://www.example.com/${file}`,
}))
