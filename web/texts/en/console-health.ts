import { type JobName, type LetterTrouble } from '../../../contract/console.ts'
import { counted } from './counted.ts'
import { language } from './language.ts'

const decimals = new Intl.NumberFormat(language.locale, { maximumFractionDigits: 1 })

function size(bytes: number): string {
  const [unit, of] = bytes < 1e9 ? ['MB', 1e6] : ['GB', 1e9]
  return `${decimals.format(bytes / of)}\u00a0${unit}`
}

function moment(at: number): string {
  return `${language.date(new Date(at))}, ${language.time(new Date(at))}`
}

/** The health of the product in the console. */
export const consoleHealth = {
  store: 'Store',
  storeFine: 'It answers and has the newest level.',
  levelOld: 'It has not reached the newest level.',
  engine: 'Database',
  size: 'Size',
  bytes: size,
  answers: 'A short question, milliseconds',
  milliseconds: (ms: number) => decimals.format(ms),
  level: 'Level',
  photos: 'Photos',
  photosFine: 'The storage can be written.',
  photosFail: 'The storage cannot be written now.',
  place: 'Where they lie',
  places: { folder: 'In a folder', bucket: 'In an object storage' },
  photoCount: 'Uploaded photos',
  free: 'Free space there',
  backupFine: 'There is a backup of this week.',
  backupOld: (days: number) => `The last backup is ${counted(days, 'day', 'days')} old.`,
  backupNever: 'No backup is known.',
  backupHint: (command: string) => `After a backup by tools of the database: ${command}`,
  letters: 'Letters',
  lettersFine: 'The mail server takes them.',
  lettersLate: 'Some have waited for more than a quarter of an hour.',
  lettersRefused: 'The mail server refuses us: see the settings of mail.',
  lettersWaiting: 'Waiting',
  lettersOldest: 'The oldest is of',
  troubles: {
    server: 'The server is away',
    setup: 'The server refuses us',
    address: 'Refused addresses',
    content: 'Refused texts',
    later: 'Put off by the server',
  } satisfies Record<LetterTrouble, string>,
  trouble: (count: number, answer: string) => `${counted(count, 'letter', 'letters')}, ${answer}`,
  jobsTitle: 'Jobs',
  jobsFine: 'None has failed at its last run.',
  jobsFail: (count: number) => `${counted(count, 'job', 'jobs')} failed at the last run; the log says why.`,
  never: 'Not yet',
  moment,
  failedAt: (at: number) => `Failed: ${moment(at)}`,
  startedAt: (at: number) => `Running since ${moment(at)}.`,
  jobs: {
    backup: 'Last backup',
    offerSweep: 'Offers that expire',
    photoSweep: 'Photos that nothing shows',
    dealSweep: 'Price offers that expire',
    amountSweep: 'Accepted amounts that are forgotten',
    noticeSweep: 'Old notifications',
    accountSweep: 'Accounts to delete, archives',
    sessionSweep: 'Old sessions and leftovers',
    estimates: 'Estimates of prices',
    digest: 'Daily letters of saved searches',
    letters: 'Sending of letters',
  } satisfies Record<JobName, string>,
}
