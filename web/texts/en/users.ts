import { titles } from '../../../contract/texts/en/titles.ts'
import { plural } from '../../../contract/texts/plural.ts'
import { language } from './language.ts'

export const users = {
  allUsers: 'All Users',
  noUsers: 'No users yet.',
  showMore: 'Show more',
  findFriends: 'Find your friends!',
  searchTab: titles.search,
  searchPlaceholder: 'Search...',
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
  settings: titles.settings,
  followers: 'Followers',
  following: 'Following',
  nobodyYet: 'Nobody yet.',
  posts: 'Posts',
  noPosts: 'No posts from this user',
  count: (count: number) => language.number(count),
  message: 'Message',
  follow: 'Follow',
  unfollow: 'Unfollow',
  saySomething: 'Say something...',
  send: 'Send',
  cancel: 'Cancel',
} as const
