import type { factors as english } from '../en/factors.ts'
import { language } from './language.ts'

export const factors: typeof english = {
  // Second factor
  title: 'Втори фактор',
  // Whoever learns your password still cannot log in: besides it Volan asks for a code or a passkey.
  hint: 'Който научи паролата Ви, пак няма да може да влезе: освен нея Volan иска код или ключ за достъп.',
  // What your role allows counts only where you have used a second factor.
  roleWaits: 'Правата на ролята Ви важат само там, където сте използвали втори фактор.',
  // Use it now
  giveNow: 'Използване сега',
  // Authenticator app
  app: 'Приложение за кодове',
  // In use since ${day(at)}.
  appSince: (at: number) => `Използва се от ${language.date(new Date(at))}`,
  // Set up an app
  setUpApp: 'Добавяне на приложение',
  // Set up another app
  replaceApp: 'Смяна на приложението',
  // Remove the app
  removeApp: 'Премахване на приложението',
  // From now on login asks for a code of your app.
  appReady: 'Отсега нататък при вход ще е нужен код от приложението Ви.',
  // The app is removed.
  appRemoved: 'Приложението е премахнато.',
  // Scan the picture with an authenticator app, or type this key into it:
  scan: 'Сканирайте картинката с приложение за кодове или въведете в него този ключ:',
  // QR code of the key
  picture: 'QR код на ключа',
  // Code that the app shows
  codeOfApp: 'Код от приложението',
  // Turn on
  turnOn: 'Включване',

  // Passkeys
  passkeys: 'Ключове за достъп',
  // A fingerprint, your face or a PIN on your own device, or a security key. With a passkey you log in without the password, and nobody can lure it from you.
  passkeysHint:
    'Пръстов отпечатък, лице или код за отключване на собственото Ви устройство, или ключ за сигурност. С ключ за достъп влизате без парола и никой не може да Ви го измъкне с измама.',
  // Add a passkey
  addPasskey: 'Добавяне на ключ за достъп',
  // The passkey is added.
  passkeyAdded: 'Ключът за достъп е добавен.',
  // The passkey is removed.
  passkeyRemoved: 'Ключът за достъп е премахнат.',
  // Passkey
  somePasskey: 'Ключ за достъп',
  // Made at ${site}, so it cannot be used here.
  ofOtherSite: (site: string) => `Създаден на ${site}, затова тук не може да се използва.`,
  // Added on ${day(at)}
  madeAt: (at: number) => `Добавен на ${language.date(new Date(at))}`,
  // Last used on ${day(at)}
  usedAt: (at: number) => `Последно използван на ${language.date(new Date(at))}`,
  // Remove
  remove: 'Премахване',
  // Remove the passkey ${name}, added on ${day(at)}
  removePasskey: (name: string, at: number) =>
    `Премахване на ключа за достъп ${name}, добавен на ${language.date(new Date(at))}`,
  // No passkey was used.
  noPasskey: 'Не беше използван ключ за достъп.',
  // With a passkey
  withPasskey: 'С ключ за достъп',
  // Log in with a passkey
  loginByPasskey: 'Вход с ключ за достъп',

  // Backup codes
  backupCodes: 'Резервни кодове',
  // Each of them logs you in once when you have neither app nor passkey at hand. Keep them where you find them then.
  backupHint:
    'С всеки от тях влизате веднъж, ако приложението и ключът за достъп не са Ви под ръка. Пазете ги на място, до което стигате и тогава.',
  // plural(language.plurals, count, { one: `${language.number(count)} code is left.`, other: `${language.number(count)} codes are left.`, })
  backupLeft: (count: number) => `Останали кодове: ${language.number(count)}.`,
  // Make new backup codes
  newBackupCodes: 'Нови резервни кодове',
  // Backup codes of ${username} at Volan
  backupCodesOf: (username: string) => `Резервни кодове на ${username} във Volan`,
  // Print
  print: 'Печат',
  // Done
  done: 'Готово',

  // Is it you?
  itIsYou: 'Вие ли сте?',
  // Enter your password once more before you change this.
  confirmByPassword: 'Преди тази промяна въведете паролата си още веднъж.',
  // Enter a code from your app or a backup code, or use a passkey, before you change this.
  confirmByCode: 'Преди тази промяна въведете код от приложението или резервен код, или използвайте ключ за достъп.',
  // With a code
  withCode: 'С код',
  // With the password
  withPassword: 'С паролата',
  // Current password
  currentPassword: 'Текуща парола',
  // Confirm
  confirm: 'Потвърждаване',
  // Cancel
  cancel: 'Отказ',

  // Second step
  secondStep: 'Втора стъпка',
  // Code
  code: 'Код',
  // Six digits from your authenticator app, or a backup code.
  codeHint: 'Шест цифри от приложението за кодове или резервен код.',
  // A backup code: ten letters and digits.
  backupCodeHint: 'Резервен код: десет букви и цифри.',
  // Login
  login: 'Вход',
  // Back to the password
  backToPassword: 'Обратно към паролата',
}
