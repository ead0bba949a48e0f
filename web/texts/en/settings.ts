import { titles } from '../../../contract/texts/en/titles.ts'
import { marketFormat } from '../../../contract/times.ts'
import { plural } from '../../../contract/texts/plural.ts'
import { language } from './language.ts'

const day = marketFormat(language.locale, { dateStyle: 'long' })
const moment = marketFormat(language.locale, { dateStyle: 'medium', timeStyle: 'short' })
const megabytes = new Intl.NumberFormat(language.locale, { maximumSignificantDigits: 2 })

/** The settings of the person's own account. */
export const settings = {
  title: titles.settings,
  save: 'Save',
  saved: 'Saved.',
  cancel: 'Cancel',
  password: 'Password',

  leaving: (at: number) => `Your account will be deleted on ${day(at)}. Until then you can change your mind.`,
  stay: 'Keep my account',
  staying: 'Your account stays.',

  privacy: 'Privacy',
  privacyHint: 'What others see who are logged in. You always see your own.',
  whoSeesTelephone: 'Telephone number',
  telephoneChoices: { shown: 'Shown', onTap: 'On tap', followedBack: 'Mutual', hidden: 'Hidden' },
  telephoneHint:
    'On tap: others must ask for it, and can ask for 15 numbers a day. Mutual: followers see it whom you follow back.',
  telephoneReaders: (count: number) =>
    plural(language.plurals, count, {
      one: '1 person opened your number.',
      other: `${language.number(count)} people opened your number.`,
    }),
  whoSeesEmail: 'Email',
  emailChoices: { shown: 'Shown', hidden: 'Hidden' },
  emailHint: 'Hidden: others write to you by your profile, and see your username in messages.',

  whoWrites: 'Who may write to me',
  messagesFromChoices: { everybody: 'Everybody', followed: 'People I follow', nobody: 'Nobody new' },
  whoWritesHint: 'Conversations that you have already go on.',
  typing: 'When I type',
  readMarks: 'What I have read',
  markChoices: { shown: 'Shown', hidden: 'Hidden' },
  marksHint: 'Hidden: you do not see it of others either.',

  dealAmounts: 'Amounts of offers',
  dealAmountsChoices: { told: 'In notices, too', between: 'Kept between the two of us' },
  dealAmountsHint: 'Kept between the two of us: no notice, push or letter names them to either of you.',

  directory: 'All profiles and search',
  directoryChoices: { shown: 'Shown', hidden: 'Not shown' },
  directoryHint: 'Not shown: nobody finds you there. Your offers, and the links to your profile, stay.',

  changedElsewhere: 'This setting was changed elsewhere meanwhile. Save again to replace that by what you chose.',

  sessions: 'Sessions',
  sessionsHint: 'Where you are logged in.',
  unknownDevice: 'Unknown device',
  thisDevice: 'This device',
  began: (at: number) => `Logged in ${moment(at)}`,
  lastUsed: (at: number) => `Last used ${moment(at)}`,
  end: 'Log out',
  endOf: (device: string, at: number) => `Log out ${device}, logged in ${moment(at)}`,
  endOthers: 'Log out everywhere else',
  othersEnded: (count: number) =>
    plural(language.plurals, count, {
      one: `${language.number(count)} session ended.`,
      other: `${language.number(count)} sessions ended.`,
    }),

  email: 'Email of the account',
  emailByLetterHint: 'You log in with it. A new one counts once you have answered a letter to it.',
  emailByPasswordHint: 'You log in with it. A new one logs you out everywhere else.',
  emailUnconfirmed: 'Nobody has confirmed it yet.',
  emailRefused:
    'Letters to it came back three times, so only those about security are still sent. Change it, or have a letter sent: when one arrives, all come again.',
  emailLetterSent: (email: string) => `A letter to ${email} is on its way. Its link works for two days.`,
  sendEmailLetter: 'Send me a letter',
  changeEmail: 'Change email',
  newEmail: 'New email',
  emailChanged: 'Your email is changed. You are logged out everywhere else.',

  passwordHint: 'A new one logs you out everywhere else.',
  changePassword: 'Change password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  passwordChanged: 'Your password is changed. You are logged out everywhere else.',

  recovery: 'Recovery code',
  recoveryHint: 'With this code you set a new password when you have forgotten yours. Print it and keep it safe.',
  recoveryMade: (at: number) => `You made one on ${day(at)}. A new one takes its place.`,
  makeCode: 'Make a recovery code',
  makeCodeText: 'Enter your password. A code that you made before will count no longer.',
  codeOf: (username: string) => `Recovery code of ${username} at Volan`,
  codeUse: 'Choose "Forgot your password?" at login, and enter it there. It works once and is not shown again.',
  print: 'Print',
  done: 'Done',

  data: 'Your data',
  dataHint: 'A ZIP file with your profile, offers, comments, messages and photos. You can download it once, for a day.',
  askData: 'Prepare my data',
  askDataText: 'Enter your password. Your data is put together in the background; you can leave this page.',
  dataPending: 'Your data is being put together...',
  dataReady: (bytes: number) => `Your data is ready: ${megabytes.format(Math.max(bytes, 10_000) / 1_000_000)} MB.`,
  dataUsed: 'You have downloaded your data.',
  dataFailed: 'Your data could not be put together. Please try again.',
  download: 'Download',

  deletion: 'Delete account',
  deletionHint: 'Your profile, offers, photos, comments and follows will be gone for everyone.',
  deletionConsequence:
    'In 14 days your profile, offers with their comments, photos, your comments and follows will be gone. Messages stay with those you wrote to, without your name. Until then you can log in and change your mind.',
  askDeletion: 'Delete my account',
}
