import type { homeWords as english } from '../en/home-words.ts'

/** The words of the home page that an operator may replace (specification 1). */
export const homeWords: typeof english = {
  // Find your Dream Car Here!
  headline: 'Намерете мечтания автомобил тук!',
  // Buy and sell cars! This is platform for cars.
  platform: 'Купувайте и продавайте автомобили! Тук е мястото за тях.',
  // You want to buy a car? You are in the right place.
  rightPlace: 'Искате да купите автомобил? На правилното място сте.',
}
