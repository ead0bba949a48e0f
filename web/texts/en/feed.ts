/** News of followed people. */
export const feed = {
  noNews: 'No news yet.',
  noNewsHint: 'Follow sellers to see their new cars, lower prices and sales here.',
  findPeople: 'Find people',
  events: { added: 'offers a car', drop: 'lowered a price', sold: 'sold a car' },
}
