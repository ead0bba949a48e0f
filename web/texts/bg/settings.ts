import { plural } from '../../../contract/texts/plural.ts'
import { titles } from '../../../contract/texts/bg/titles.ts'
import type { settings as english } from '../en/settings.ts'
import { language } from './language.ts'

const megabytes = new Intl.NumberFormat(language.locale, { maximumSignificantDigits: 2 })

function moment(at: number): string {
  const date = new Date(at)
  return `${language.date(date)}, ${language.time(date)}`
}

/** What people set about their own account. */
export const settings: typeof english = {
  title: titles.settings,
  // Save
  save: 'Запазване',
  // Saved.
  saved: 'Запазено.',
  // Cancel
  cancel: 'Отказ',
  // Password
  password: 'Парола',

  // Your account will be deleted on ${day(at)}. Until then you can change your mind.
  leaving: (at: number) =>
    `На ${language.date(new Date(at))} акаунтът Ви ще бъде изтрит. Дотогава можете да размислите.`,
  // Keep my account
  stay: 'Запазване на акаунта',
  // Your account stays.
  staying: 'Акаунтът Ви остава.',

  // Privacy
  privacy: 'Поверителност',
  // What others see who are logged in. You always see your own.
  privacyHint: 'Какво виждат другите, след като влязат. Своите данни виждате винаги.',
  // Telephone number
  whoSeesTelephone: 'Телефон',
  telephoneChoices: {
    // Shown
    shown: 'Видим',
    // On tap
    onTap: 'По искане',
    // Mutual
    followedBack: 'Взаимно',
    // Hidden
    hidden: 'Скрит',
  },
  // On tap: others must ask for it, and can ask for 15 numbers a day. Mutual: followers see it whom you follow back.
  telephoneHint:
    'По искане: номерът се показва след натискане. Всеки може да види до 15 номера на ден. Взаимно: виждат го последователите, които и Вие следвате.',
  // plural(language.plurals, count, { one: '1 person opened your number.', other: `${language.number(count)} people opened your number.`, })
  telephoneReaders: (count: number) =>
    plural(language.plurals, count, {
      one: 'Досега номера Ви е видял 1 човек.',
      other: `Досега номера Ви са видели ${language.number(count)} души.`,
    }),
  // Email
  whoSeesEmail: 'Имейл',
  // { shown: 'Shown', hidden: 'Hidden' }
  emailChoices: { shown: 'Видим', hidden: 'Скрит' },
  // Hidden: others write to you by your profile, and see your username in messages.
  emailHint: 'Скрит: другите Ви пишат през профила Ви и в съобщенията виждат потребителското Ви име.',

  // Who may write to me
  whoWrites: 'Кой може да ми пише',
  // { everybody: 'Everybody', followed: 'People I follow', nobody: 'Nobody new' }
  messagesFromChoices: { everybody: 'Всички', followed: 'Хората, които следвам', nobody: 'Никой нов' },
  // Conversations that you have already go on.
  whoWritesHint: 'Започнатите разговори продължават.',
  // When I type
  typing: 'Кога пиша',
  // What I have read
  readMarks: 'Прочетените от мен съобщения',
  // { shown: 'Shown', hidden: 'Hidden' }
  markChoices: { shown: 'Вижда се', hidden: 'Не се вижда' },
  // Hidden: you do not see it of others either.
  marksHint: 'Ако не се вижда, и Вие не го виждате за другите.',

  // Amounts of offers
  dealAmounts: 'Суми в офертите',
  // { told: 'In notices, too', between: 'Kept between the two of us' }
  dealAmountsChoices: { told: 'И в известията', between: 'Само между двама ни' },
  // Kept between the two of us: no notice, push or letter names them to either of you.
  dealAmountsHint: 'Само между двама ни: нито известие, нито имейл ги показва на някого от вас двамата.',

  // All profiles and search
  directory: 'Във „Всички профили“ и в търсенето',
  // { shown: 'Shown', hidden: 'Not shown' }
  directoryChoices: { shown: 'Да', hidden: 'Не' },
  // Not shown: nobody finds you there. Your offers, and the links to your profile, stay.
  directoryHint: 'Не: никой не Ви намира там. Обявите и линковете към профила Ви остават.',

  // This setting was changed elsewhere meanwhile. Save again to replace that by what you chose.
  changedElsewhere:
    'Тази настройка междувременно беше променена на друго място. Запазете отново, за да остане Вашият избор.',

  // Sessions
  sessions: 'Сесии',
  // Where you are logged in.
  sessionsHint: 'Къде сте влезли.',
  // Unknown device
  unknownDevice: 'Непознато устройство',
  // This device
  thisDevice: 'Това устройство',
  // Logged in ${moment(at)}
  began: (at: number) => `Вход: ${moment(at)}`,
  // Last used ${moment(at)}
  lastUsed: (at: number) => `Последна активност: ${moment(at)}`,
  // Log out
  end: 'Изход',
  // Log out ${device}, logged in ${moment(at)}
  endOf: (device: string, at: number) => `Изход от ${device}, вход ${moment(at)}`,
  // Log out everywhere else
  endOthers: 'Изход от всички други устройства',
  // plural(language.plurals, count, { one: `${language.number(count)} session ended.`, other: `${language.number(count)} sessions ended.`, })
  othersEnded: (count: number) => `Прекратени сесии: ${language.number(count)}.`,

  // Email of the account
  email: 'Имейл на акаунта',
  // You log in with it. A new one counts once you have answered a letter to it.
  emailByLetterHint: 'С него влизате. Новият важи, след като отворите линка, който ще получите на него.',
  // You log in with it. A new one logs you out everywhere else.
  emailByPasswordHint: 'С него влизате. Новият прекратява всички други сесии.',
  // Nobody has confirmed it yet.
  emailUnconfirmed: 'Още не е потвърден.',
  // Letters to it came back three times, so only those about security are still sent. Change it, or have a letter sent: when one arrives, all come again.
  emailRefused:
    'Имейлите до него се върнаха три пъти, затова изпращаме само тези за сигурността. Сменете го или поискайте имейл: щом някой пристигне, ще изпращаме отново всички.',
  // A letter to ${email} is on its way. Its link works for two days.
  emailLetterSent: (email: string) => `Изпратихме имейл до ${email}. Линкът в него важи два дни.`,
  // Send me a letter
  sendEmailLetter: 'Изпращане на имейл',
  // Change email
  changeEmail: 'Смяна на имейла',
  // New email
  newEmail: 'Нов имейл',
  // Your email is changed. You are logged out everywhere else.
  emailChanged: 'Имейлът Ви е сменен. Всички други сесии са прекратени.',

  // A new one logs you out everywhere else.
  passwordHint: 'Новата парола прекратява всички други сесии.',
  // Change password
  changePassword: 'Смяна на паролата',
  // Current password
  currentPassword: 'Текуща парола',
  // New password
  newPassword: 'Нова парола',
  // Your password is changed. You are logged out everywhere else.
  passwordChanged: 'Паролата Ви е сменена. Всички други сесии са прекратени.',

  // Recovery code
  recovery: 'Код за възстановяване',
  // With this code you set a new password when you have forgotten yours. Print it and keep it safe.
  recoveryHint: 'С този код задавате нова парола, ако забравите своята. Отпечатайте го и го пазете.',
  // You made one on ${day(at)}. A new one takes its place.
  recoveryMade: (at: number) => `Имате код от ${language.date(new Date(at))} Нов код ще го замени.`,
  // Make a recovery code
  makeCode: 'Създаване на код',
  // Enter your password. A code that you made before will count no longer.
  makeCodeText: 'Въведете паролата си. Ако имате по-стар код, той вече няма да важи.',
  // Recovery code of ${username} at Volan
  codeOf: (username: string) => `Код за възстановяване на ${username} във Volan`,
  // Choose "Forgot your password?" at login, and enter it there. It works once and is not shown again.
  codeUse:
    'При вход изберете „Забравена парола?“ и въведете кода там. Той важи само веднъж и няма да се покаже отново.',
  // Print
  print: 'Печат',
  // Done
  done: 'Готово',

  // Your data
  data: 'Вашите данни',
  // A ZIP file with your profile, offers, comments, messages and photos. You can download it once, for a day.
  dataHint:
    'ZIP файл с профила, обявите, коментарите, съобщенията и снимките Ви. Можете да го изтеглите веднъж, в рамките на един ден.',
  // Prepare my data
  askData: 'Подготвяне на данните',
  // Enter your password. Your data is put together in the background; you can leave this page.
  askDataText: 'Въведете паролата си. Данните Ви се подготвят на заден план; можете да напуснете страницата.',
  // Your data is being put together...
  dataPending: 'Данните Ви се подготвят...',
  // Your data is ready: ${megabytes.format(Math.max(bytes, 10_000) / 1_000_000)} MB.
  dataReady: (bytes: number) =>
    `Данните Ви са готови: ${megabytes.format(Math.max(bytes, 10_000) / 1_000_000)}\u00a0MB.`,
  // You have downloaded your data.
  dataUsed: 'Данните Ви са изтеглени.',
  // Your data could not be put together. Please try again.
  dataFailed: 'Подготвянето на данните Ви не успя. Моля, опитайте отново.',
  // Download
  download: 'Изтегляне',

  // Delete account
  deletion: 'Изтриване на акаунта',
  // Your profile, offers, photos, comments and follows will be gone for everyone.
  deletionHint: 'Профилът, обявите, снимките, коментарите и следванията Ви ще изчезнат за всички.',
  // In 14 days your profile, offers with their comments, photos, your comments and follows will be gone. Messages stay with those you wrote to, without your name. Until then you can log in and change your mind.
  deletionConsequence:
    'След 14 дни ще изчезнат профилът Ви, обявите с коментарите към тях, снимките, коментарите и следванията Ви. Съобщенията остават при хората, на които сте писали, но без името Ви. Дотогава можете да влезете и да размислите.',
  // Delete my account
  askDeletion: 'Изтриване на акаунта ми',
}
