import { appName } from '../../../contract/titles.ts'
import { titles } from '../../../contract/texts/en/titles.ts'
import { plural } from '../../../contract/texts/plural.ts'
import { counted } from './counted.ts'
import { language } from './language.ts'

export const users = {
  allUsers: 'All Users',
  noUsers: 'No users yet.',
  showMore: 'Show more',
  findFriends: 'Find your friends!',
  searchTab: titles.search,
  searchPlaceholder: 'Search...',
  searchHint: 'Type the beginning of a username.',
  suggested: 'Who to follow',
  nobodyFound: (beginning: string) => `No username begins with "${beginning}".`,
  found: (count: number, hasMore: boolean) =>
    hasMore
      ? `More than ${language.number(count)} users found.`
      : plural(language.plurals, count, {
          one: `${language.number(count)} user found.`,
          other: `${language.number(count)} users found.`,
        }),
  email: (email: string) => `Email: ${email}`,
  telephone: (telephone: string) => `Telephone number: ${telephone}`,
  showTelephone: 'Show telephone',
  call: 'Call',
  callNumber: (telephone: string) => `Call ${telephone}`,
  settings: titles.settings,
  followers: 'Followers',
  following: 'Following',
  listTitle: (side: string, count: number) => `${side} (${language.number(count)})`,
  nobodyYet: 'Nobody yet.',
  posts: 'Posts',
  noPosts: 'No posts from this user',
  sold: ({ sold, here }: { sold: number; here: number }) =>
    `Sold: ${counted(sold, 'car', 'cars')}${here === 0 ? '' : `, ${language.number(here)} of them on ${appName}`}`,
  noPostsHint: 'Offers that you publish stand here. Buyers find them among all cars.',
  count: (count: number) => language.number(count),
  message: 'Message',
  follow: 'Follow',
  unfollow: 'Unfollow',
  saySomething: 'Say something...',
  send: 'Send',
  cancel: 'Cancel',
  openOnCard: (count: number) =>
    plural(language.plurals, count, { one: '1 open question', other: `${language.number(count)} open questions` }),
}
