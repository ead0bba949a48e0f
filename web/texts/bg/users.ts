import { titles } from '../../../contract/texts/bg/titles.ts'
import { appName } from '../../../contract/titles.ts'
import { plural } from '../../../contract/texts/plural.ts'
import type { users as english } from '../en/users.ts'
import { counted } from './counted.ts'
import { language } from './language.ts'

export const users: typeof english = {
  // All Users
  allUsers: 'Всички потребители',
  // No users yet.
  noUsers: 'Още няма потребители.',
  // Show more
  showMore: 'Още',
  // Find your friends!
  findFriends: 'Намерете приятелите си!',
  searchTab: titles.search,
  // Search...
  searchPlaceholder: 'Търсене...',
  // Type the beginning of a username.
  searchHint: 'Напишете как започва потребителското име.',
  // Who to follow
  suggested: 'Кого да следвате',
  // No username begins with "${beginning}".
  nobodyFound: (beginning: string) => `Няма потребителско име, което започва с „${beginning}“.`,
  // hasMore ? `More than ${language.number(count)} users found.` : plural(language.plurals, count, { one: `${language.number(count)} user found.`, other: `${language.number(count)} users found.`, })
  found: (count: number, hasMore: boolean) =>
    hasMore
      ? `Намерени са над ${language.number(count)} потребители.`
      : plural(language.plurals, count, {
          one: `Намерен е ${language.number(count)} потребител.`,
          other: `Намерени са ${language.number(count)} потребители.`,
        }),
  // Email: ${email}
  email: (email: string) => `Имейл: ${email}`,
  // Telephone number: ${telephone}
  telephone: (telephone: string) => `Телефон: ${telephone}`,
  // Show telephone
  showTelephone: 'Показване на телефона',
  // Call
  call: 'Обаждане',
  // Call ${telephone}
  callNumber: (telephone: string) => `Обаждане на ${telephone}`,
  settings: titles.settings,
  // Followers
  followers: 'Последователи',
  // Following
  following: 'Следвани',
  listTitle: (side: string, count: number) => `${side} (${language.number(count)})`,
  // Nobody yet.
  nobodyYet: 'Още няма никого.',
  // Posts
  posts: 'Обяви',
  // No posts from this user
  noPosts: 'Този потребител няма обяви',
  // Offers that you publish stand here. Buyers find them among all cars.
  noPostsHint: 'Тук ще се появят обявите, които публикувате. Купувачите ги намират сред всички автомобили.',
  count: (count: number) => language.number(count),
  // Message
  message: 'Съобщение',
  // Follow
  follow: 'Следване',
  // Unfollow
  unfollow: 'Спиране на следването',
  // Say something...
  saySomething: 'Напишете нещо...',
  // Send
  send: 'Изпращане',
  // Cancel
  cancel: 'Отказ',
  // Sold: ${counted(sold, 'car', 'cars')}${here === 0 ? '' : `, ${language.number(here)} of them on ${appName}`}
  sold: ({ sold, here }: { sold: number; here: number }) =>
    `Продадени: ${counted(sold, 'автомобил', 'автомобила')}${here === 0 ? '' : `, от тях чрез ${appName}: ${language.number(here)}`}`,
  // plural(language.plurals, count, { one: '1 open question', other: `${language.number(count)} open questions` })
  openOnCard: (count: number) =>
    plural(language.plurals, count, {
      one: '1 въпрос без отговор',
      other: `${language.number(count)} въпроса без отговор`,
    }),
}
