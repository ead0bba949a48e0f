import type { feed as english } from '../en/feed.ts'

/** News of the people one follows. */
export const feed: typeof english = {
  // No news yet.
  noNews: 'Още няма новини.',
  // Follow sellers to see their new cars, lower prices and sales here.
  noNewsHint: 'Следвайте продавачи, за да виждате тук новите им автомобили, намаленията и продажбите.',
  // Find people
  findPeople: 'Търсене на хора',
  // { added: 'offers a car', drop: 'lowered a price', sold: 'sold a car' }
  events: { added: 'предлага автомобил', drop: 'намали цената', sold: 'продаде автомобил' },
}
