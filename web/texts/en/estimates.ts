/** What an offer is worth by comparable ones. */
export { pricePosition as estimates } from '../../../contract/texts/en/price-position.ts'
