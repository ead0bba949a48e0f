import { appName } from '../../../contract/titles.ts'
import type { pages as english } from '../en/pages.ts'

/** Texts of every page's head, for browsers, search engines and previews of links. */
export const pages: typeof english = {
  /** On a page that says why there is no other. */
  // Back to ${appName}
  backHome: `Обратно към ${appName}`,
  // Print
  print: 'Отпечатване',
  // Volan needs JavaScript.
  noScript: 'За Volan е нужен JavaScript.',
  // Buy and sell cars! This is platform for cars.
  description: 'Купувайте и продавайте автомобили! Тук е мястото за тях.',
  /** Descriptions of screens that have their own. */
  descriptions: {
    // Cars for sale in Bulgaria, newest first, with prices in BGN and EUR.
    cars: 'Автомобили за продажба в България, първо най-новите обяви, с цени в левове и евро.',
    // Log in to see offers whole, to comment and to write to their sellers.
    login: 'Влезте, за да виждате обявите изцяло, да коментирате и да пишете на продавачите.',
    // Log in to see who this is and what they offer, and to write to them.
    profile: 'Влезте, за да видите чий е профилът и какви обяви има в него, както и да пишете на собственика му.',
    // Register to offer your car, to comment and to write to sellers.
    register: 'Регистрирайте се, за да публикувате обява, да коментирате и да пишете на продавачите.',
  },
}
