/** News of the people one follows. */
export const feed = {
  noNews: 'No news yet.',
  noNewsHint: 'Follow sellers to see their new cars, lower prices and sales here.',
  findSellers: 'Find people',
  suggested: 'Sellers you might follow',
  events: { added: 'offers a car', drop: 'lowered a price', sold: 'sold a car' },
}
