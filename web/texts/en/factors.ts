import { marketFormat } from '../../../contract/times.ts'
import { plural } from '../../../contract/texts/plural.ts'
import { language } from './language.ts'

const day = marketFormat(language.locale, { dateStyle: 'long' })

/** Second factors: in the settings, at login, and to confirm that it is oneself. */
export const factors = {
  title: 'Second factor',
  hint: 'Whoever learns your password still cannot log in: besides it Volan asks for a code or a passkey.',
  roleWaits: 'What your role allows counts only where you have used a second factor.',
  giveNow: 'Use it now',
  app: 'Authenticator app',
  appSince: (at: number) => `In use since ${day(at)}.`,
  setUpApp: 'Set up an app',
  replaceApp: 'Set up another app',
  removeApp: 'Remove the app',
  appReady: 'From now on login asks for a code of your app.',
  appRemoved: 'The app is removed.',
  scan: 'Scan the picture with an authenticator app, or type this key into it:',
  picture: 'QR code of the key',
  codeOfApp: 'Code that the app shows',
  turnOn: 'Turn on',

  passkeys: 'Passkeys',
  passkeysHint:
    'A fingerprint, your face or a PIN on your own device, or a security key. With a passkey you log in without the password, and nobody can lure it from you.',
  addPasskey: 'Add a passkey',
  passkeyAdded: 'The passkey is added.',
  passkeyRemoved: 'The passkey is removed.',
  somePasskey: 'Passkey',
  ofOtherSite: (site: string) => `Made at ${site}, so it cannot be used here.`,
  madeAt: (at: number) => `Added on ${day(at)}`,
  usedAt: (at: number) => `Last used on ${day(at)}`,
  remove: 'Remove',
  removePasskey: (name: string, at: number) => `Remove the passkey ${name}, added on ${day(at)}`,
  noPasskey: 'No passkey was used.',
  withPasskey: 'With a passkey',
  loginByPasskey: 'Log in with a passkey',

  backupCodes: 'Backup codes',
  backupHint:
    'Each of them logs you in once when you have neither app nor passkey at hand. Keep them where you find them then.',
  backupLeft: (count: number) =>
    plural(language.plurals, count, {
      one: `${language.number(count)} code is left.`,
      other: `${language.number(count)} codes are left.`,
    }),
  newBackupCodes: 'Make new backup codes',
  backupCodesOf: (username: string) => `Backup codes of ${username} at Volan`,
  print: 'Print',
  done: 'Done',

  itIsYou: 'Is it you?',
  confirmByPassword: 'Enter your password once more before you change this.',
  confirmByCode: 'Enter a code from your app or a backup code, or use a passkey, before you change this.',
  withCode: 'With a code',
  withPassword: 'With the password',
  currentPassword: 'Current password',
  confirm: 'Confirm',
  cancel: 'Cancel',

  secondStep: 'Second step',
  code: 'Code',
  codeHint: 'Six digits from your authenticator app, or a backup code.',
  backupCodeHint: 'A backup code: ten letters and digits.',
  login: 'Login',
  backToPassword: 'Back to the password',
}
