import { type CarHistoryKind } from '../../../contract/car-state.ts'
import { type FileCount } from '../../../contract/console-files.ts'
import { type Role } from '../../../contract/moderation.ts'
import { counted } from './counted.ts'
import { language } from './language.ts'

function moment(at: number): string {
  return `${language.date(new Date(at))}, ${language.time(new Date(at))}`
}

/** People and offers in the console. */
export const consoleFind = {
  search: 'Find people and offers',
  hint: 'Username, email, telephone, VIN, brand and model, an id, or the address of a page or photo.',
  found: (people: number, offers: number) =>
    `${counted(people, 'person', 'people')}, ${counted(offers, 'offer', 'offers')} found.`,
  people: 'People',
  offers: 'Offers',
  nobody: 'Nobody and nothing fits.',
  moment,
  since: (at: number) => `since ${language.date(new Date(at))}`,
  of: (name: string) => `of ${name}`,
  back: 'Back to the results',
  roles: { user: 'Person', moderator: 'Moderator', operator: 'Operator' } satisfies Record<Role, string>,
  suspended: 'Suspended',
  hidden: 'Hidden',
  email: 'Email',
  telephone: 'Telephone number',
  role: 'Role',
  member: 'Member since',
  lastSeen: 'Last seen',
  notSeen: 'No session is open',
  sessions: 'Sessions',
  deletion: 'Will be deleted',
  reason: 'Reason',
  limit: 'Limit',
  reported: 'Their reports',
  reportsLimit: 'Pause of reports',
  counts: {
    offers: 'Offers',
    hiddenOffers: 'Offers hidden',
    comments: 'Comments',
    hiddenComments: 'Comments hidden',
    messages: 'Messages sent',
    followers: 'Followers',
  } satisfies Record<FileCount, string>,
  profile: 'Profile',
  newestOffers: 'Newest offers',
  newestComments: 'Newest comments',
  sameTelephone: 'Same telephone number',
  done: 'What was done',
  nothingDone: 'Nothing was done yet.',
  none: 'None.',
  page: 'Page of the offer',
  owner: 'Owner',
  price: 'Price',
  estimate: 'Estimate',
  state: 'State',
  added: 'Added',
  sameVin: 'Same VIN',
  samePhotos: 'Same photos',
  sharedPhotos: (count: number) => counted(count, 'photo', 'photos'),
  anotherOffer: 'another offer',
  history: 'History of the offer',
  entries: {
    added: 'Added',
    price: 'Price',
    mileage: 'Mileage, km',
    state: 'State',
  } satisfies Record<CarHistoryKind, string>,
  picture: (number: number) => `Photo ${number}`,
  description: 'Description',
}
