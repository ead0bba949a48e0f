import { appName } from '../../../contract/titles.ts'
import type { letters as english } from '../en/letters.ts'

/** Letters in plain text. */
export const letters: typeof english = {
  newPassword: {
    // ${appName}: a new password
    subject: `${appName}: нова парола`,
    // Somebody, probably you, asked for a new password for your account at ${appName}.
    asked: `Някой, вероятно Вие, поиска нова парола за акаунта Ви във ${appName}.`,
    // Choose it here within 30 minutes:
    choose: 'Задайте я тук в рамките на 30 минути:',
    // If it was not you, there is nothing to do: your password stays as it is.
    notYou: 'Ако не сте били Вие, не е нужно да правите нищо: паролата Ви остава същата.',
  },
  confirmEmail: {
    // ${appName}: is this your email?
    subject: `${appName}: Ваш ли е имейлът?`,
    // Somebody, probably you, gave this address for an account at ${appName}.
    asked: `Някой, вероятно Вие, е посочил този адрес за акаунт във ${appName}.`,
    // Confirm within two days that it is yours:
    confirm: 'Потвърдете до два дни, че е Ваш:',
    // If it was not you, there is nothing to do.
    notYou: 'Ако не сте били Вие, няма нужда да правите нищо.',
    // Your email
    title: 'Вашият имейл',
    // Is ${email} the email of your account at ${appName}?
    ask: (email: string) => `${email} ли е имейлът на акаунта Ви във ${appName}?`,
    // Yes, confirm it
    yes: 'Да, потвърждаване',
    // ${email} is confirmed.
    done: (email: string) => `${email} е потвърден.`,
    // This link has been used or is too old. Ask for a new one in the settings of your account.
    gone: 'Линкът вече е използван или е твърде стар. Поискайте нов в настройките на акаунта си.',
    // Another account has this email meanwhile.
    taken: 'Междувременно друг акаунт вече има този имейл.',
  },
  account: {
    subjects: {
      // ${appName}: new device
      newDevice: `${appName}: ново устройство`,
      // ${appName}: password changed
      passwordChanged: `${appName}: сменена парола`,
      // ${appName}: email changed
      emailChanged: `${appName}: сменен имейл`,
      // ${appName}: second factor added
      factorAdded: `${appName}: нов втори фактор`,
      // ${appName}: second factor removed
      factorRemoved: `${appName}: махнат фактор`,
      // ${appName}: backup code used
      backupCodeUsed: `${appName}: резервен код`,
    },
    // It is now ${email}.
    newEmail: (email: string) => `Новият е ${email}.`,
    // If it was you, there is nothing to do. If not, change your password and log out everywhere else:
    notYou:
      'Ако сте били Вие, няма нужда да правите нищо. Ако не – сменете паролата си и излезте от всички други устройства:',
    // If you can no longer log in, write to ${contact}.
    help: (contact: string) => `Ако вече не можете да влезете, пишете на ${contact}.`,
  },
  newCars: {
    // ${appName}: new cars for your searches
    subject: `${appName}: нови автомобили по Вашите търсения`,
    // These cars came to fit your saved searches since yesterday:
    intro: 'От вчера насам има нови автомобили по запазените Ви търсения:',
    car: (name: string, price: string, address: string) => `- ${name}, ${price}: ${address}`,
    // All of them: ${address}
    all: (address: string) => `Всички: ${address}`,
    // Change or stop these letters: ${address}
    stop: (address: string) => `Промяна или спиране на тези имейли: ${address}`,
  },
  notices: {
    one: (line: string) => `${appName}: ${line}`,
    // ${appName}: ${count} notifications
    many: (count: number) => `${appName}: ${count} известия`,
    // Reason: ${reason}
    reason: (reason: string) => `Причина: ${reason}`,
    // Choose what you are told by letter: ${address}
    settings: (address: string) => `Изберете за какво да получавате имейли: ${address}`,
    // Stop these letters: ${address}
    stop: (address: string) => `Спиране на тези имейли: ${address}`,
  },
  stopPage: {
    // Letters from Volan
    title: 'Имейли от Volan',
    // Shall no more letters with notifications be sent to you? Letters about your password still come.
    ask: 'Да спрем ли имейлите с известия до Вас? Имейлите за паролата Ви ще продължат да идват.',
    // Stop the letters
    stop: 'Спиране на имейлите',
    // No more letters with notifications are sent to you. In the settings of your account you can choose them again.
    done: 'Имейлите с известия са спрени. Можете отново да ги изберете в настройките на акаунта си.',
  },
}
