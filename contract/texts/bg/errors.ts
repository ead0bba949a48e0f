import { pageErrors } from './page-errors.ts'
import { caseErrors } from './case-errors.ts'
import { photoErrors } from './photo-errors.ts'
import type { errors as english } from '../en/errors.ts'

/** The sentences of errors, by their codes (specification 8). */
export const errors: typeof english = {
  ...pageErrors,
  ...photoErrors,
  ...caseErrors,
  // Please log in.
  loginRequired: 'Моля, влезте в акаунта си.',
  // Could not parse auth token.
  badToken: 'Токенът за вход не може да се прочете.',
  // Auth token is expired
  tokenExpired: 'Срокът на токена за вход е изтекъл.',
  // That is not valid.
  invalid: 'Данните не са валидни.',
  // Invalid data; couldn't parse JSON object, array, or value.
  badJson: 'Невалидни данни: обектът, масивът или стойността не могат да се прочетат като JSON.',
  // That query is not valid.
  badQuery: 'Заявката не е валидна.',
  // That path holds a key that is not allowed.
  badKey: 'Адресът съдържа непозволен ключ.',
  // This was sent before, and not quite the same. Nothing was changed: look whether it is there before you send it again.
  keyReused:
    'Това вече е изпратено, но не съвсем същото. Нищо не е променено: преди да го изпратите отново, проверете дали го има.',
  // You cannot write a message to yourself.
  selfMessage: 'Не можете да пишете на себе си.',
  // You cannot follow yourself.
  selfFollow: 'Не можете да следвате себе си.',
  // You cannot write to this person.
  unknownRecipient: 'Не можете да пишете на този човек.',
  // A photo is not known here. Upload it again.
  unknownPhoto: 'Една от снимките не е намерена. Качете я отново.',
  // Incorrect Email or Password!
  loginFailed: 'Грешен имейл или парола!',
  // The current password is not right.
  wrongPassword: 'Текущата парола е грешна.',
  // Email and recovery code do not belong together.
  recoveryFailed: 'Имейлът и кодът за възстановяване не са от един и същ акаунт.',
  // This link has been used or is older than 30 minutes. Ask for a new one.
  resetFailed: 'Линкът вече е използван или е по-стар от 30 минути. Поискайте нов.',
  // That code is not right. A code of the app counts once, for half a minute.
  factorFailed: 'Кодът не е верен. Всеки код от приложението важи веднъж, за половин минута.',
  // That code, or a later one, was used already. Wait for the next one.
  factorUsed: 'Този или по-нов код вече е използван. Изчакайте следващия.',
  // This passkey was not accepted. Please try again.
  passkeyFailed: 'Ключът за достъп не е приет. Моля, опитайте отново.',
  // You have 20 passkeys. Remove one first.
  passkeysFull: 'Имате 20 ключа за достъп. Първо премахнете един.',
  // That took too long. Please log in again with your password.
  loginStepOver: 'Времето изтече. Моля, влезте отново с паролата си.',
  // This site sends no mail. Use your recovery code.
  mailOff: 'Този сайт не изпраща имейли. Използвайте кода си за възстановяване.',
  // This link has been used or is too old.
  archiveGone: 'Линкът вече е използван или срокът му е изтекъл.',
  // This saved search is not there any more.
  searchGone: 'Това запазено търсене вече не съществува.',
  // You have saved 50 cars. Let go of one first.
  savedFull: 'Вече имате 50 запазени автомобила. Първо премахнете някой от тях.',
  // You have saved 20 searches. Delete one first.
  searchesFull: 'Вече имате 20 запазени търсения. Първо изтрийте някое от тях.',
  // You leave out 500 things already. Let one in first.
  exclusionsFull: 'Вече имате 500 скрити обяви, продавачи и думи. Първо върнете нещо от тях.',
  // The sponsors were changed meanwhile. Look at them again.
  sponsorsChanged: 'Спонсорите междувременно са променени. Прегледайте ги отново.',
  // 200 answers are saved. Delete one first.
  answersFull: 'Запазени са 200 отговора. Първо изтрийте един.',
  // You block and mute 1000 people already. Undo one first.
  blocksFull: 'Вече сте блокирали или заглушили 1000 души. Първо отменете за някого.',
  // An offer may have 20 such facts. Take one back first.
  factsFull: 'Обявата може да има до 20 такива факта. Първо махнете един.',
  // This is your own car.
  ownCar: 'Това е Вашият собствен автомобил.',
  // This is your own.
  ownThing: 'Това е Ваше.',
  // This car is not for sale now.
  notForSale: 'В момента този автомобил не се продава.',
  // The seller says that the price is fixed.
  priceFixed: 'Според продавача цената е окончателна.',
  // You have an open offer for this car already.
  priceOfferOpen: 'Вече имате чакаща оферта за този автомобил.',
  // A viewing of this car is under way between you already.
  viewingOpen: 'Вече уговаряте оглед на този автомобил.',
  // Another offer for this car is accepted already.
  carAgreed: 'Вече е приета друга оферта за този автомобил.',
  // It has changed meanwhile. Look at how it stands now.
  dealChanged: 'Междувременно има промяна. Вижте как стоят нещата сега.',
  // This is not there any more.
  dealGone: 'Това вече не съществува.',
  // A meeting is confirmed from 12 hours before the agreed time until 48 hours after it.
  notMeetingTime: 'Срещата се потвърждава от 12 часа преди уговорения час до 48 часа след него.',
  // This is not the code. Look at it again.
  codeWrong: 'Кодът не е този. Погледнете го отново.',
  // This code holds no longer. Have a new one shown.
  codeGone: 'Този код вече не важи. Поискайте да Ви покажат нов.',
  // You two have not confirmed that you met.
  notMet: 'Не сте потвърдили, че сте се срещнали.',
  // More than 14 days have passed since you met.
  answerTooLate: 'От срещата минаха повече от 14 дни.',
  // Email already exist! Please enter valid Email!
  emailTaken: 'Този имейл вече е регистриран! Моля, въведете друг имейл!',
  // This account is suspended.
  accountSuspended: 'Този акаунт е спрян.',
  // This needs your second factor. Set one up in the settings, or log in with it.
  secondFactorRequired: 'За това е нужен вторият Ви фактор. Включете го в настройките или влезте с него.',
  // Please confirm first that it is you.
  confirmFirst: 'Моля, първо потвърдете, че сте Вие.',
  // Please confirm your email first. The settings send you a link for it.
  confirmEmailFirst: 'Моля, първо потвърдете имейла си. От настройките можете да поискате линк за това.',
  // You cannot offer, comment or write for now. Your notifications say why.
  accountLimited: 'Засега не можете да публикувате обяви, коментари и съобщения. Причината е в известията Ви.',
  // You cannot report for now. Your notifications say why.
  reportsLimited: 'Засега не можете да подавате сигнали. Причината е в известията Ви.',
  // You decided this yourself. Another moderator decides the appeal.
  ownDecision: 'Решението е Ваше. По възражението решава друг модератор.',
  // This case has changed meanwhile. Look at how it stands now.
  caseChanged: 'Междувременно има промяна по случая. Вижте как стоят нещата сега.',
  // Another moderator works on this case.
  caseClaimed: 'По този случай работи друг модератор.',
  // This cannot be contested, or was contested already.
  appealOver: 'Това вече не може да се обжалва или вече е обжалвано.',
  // Permission denied
  notYours: 'Достъпът е отказан.',
  // This call is answered to pages of this site only.
  foreignOrigin: 'Тази заявка се приема само от страници на този сайт.',
  // There is nothing at this address.
  notFound: 'На този адрес няма нищо.',
  // This offer is not there any more.
  carGone: 'Тази обява вече не съществува.',
  // This comment is not there any more.
  commentGone: 'Този коментар вече не съществува.',
  // It can be changed for 15 minutes only.
  changeTooLate: 'Може да се променя само в рамките на 15 минути.',
  // Your account is new. Send the link as a message of its own, which a moderator looks at first.
  linkWaits: 'Акаунтът Ви е нов. Изпратете линка в отделно съобщение: модератор ще го прегледа първо.',
  // This address does not take that method.
  notAllowed: 'Този адрес не приема такъв метод.',
  // This person takes no messages from new people.
  messagesRefused: 'Този потребител не приема съобщения от нови хора.',
  // It was changed meanwhile.
  changedMeanwhile: 'Междувременно данните бяха променени.',
  // That is too large: 64 kB at most.
  tooLarge: 'Данните са твърде големи: най-много 64\u00a0kB.',
  // Send JSON.
  wrongMediaType: 'Изпратете JSON.',
  // On your first day a comment may have at most 1000 characters.
  newcomerLong: 'През първия ден коментарът може да е до 1000 знака.',
  // On your first day comments are 30 seconds apart. Please wait a little.
  newcomerPause: 'През първия ден между два коментара минават поне 30 секунди. Изчакайте малко.',
  // On your first day you can post 10 comments.
  newcomerDay: 'През първия ден можете да публикувате 10 коментара.',
  // A lot was sent to this person that has no answer yet. Please wait a little.
  noAnswerYet: 'До този човек са изпратени много неща, които още нямат отговор. Моля, изчакайте малко.',
  // Too many tries. Please wait a little and try again.
  tooManyTries: 'Твърде много опити. Моля, изчакайте малко и опитайте отново.',
  // That was a lot at once. Please wait a little and try again.
  tooManyRequests: 'Твърде много заявки наведнъж. Моля, изчакайте малко и опитайте отново.',
  // The service is restarting. Please try again in a moment.
  stopping: 'Сайтът се рестартира. Моля, опитайте отново след малко.',
}
