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
  report: {
    // ${appName}: your report ${number}
    subject: (number: string) => `${appName}: вашият сигнал ${number}`,
    about: {
      // You reported an offer at ${appName}; your report has the number ${number}.
      offer: (number: string) => `Подадохте сигнал за обява в ${appName}. Номерът му е ${number}.`,
      // You reported a comment at ${appName}; your report has the number ${number}.
      comment: (number: string) => `Подадохте сигнал за коментар в ${appName}. Номерът му е ${number}.`,
      // You reported a message at ${appName}; your report has the number ${number}.
      message: (number: string) => `Подадохте сигнал за съобщение в ${appName}. Номерът му е ${number}.`,
      // You reported a person at ${appName}; your report has the number ${number}.
      profile: (number: string) => `Подадохте сигнал за човек в ${appName}. Номерът му е ${number}.`,
      // You reported a photo at ${appName}; your report has the number ${number}.
      photo: (number: string) => `Подадохте сигнал за снимка в ${appName}. Номерът му е ${number}.`,
    },
    // We have received it, and a moderator looks at it.
    received: 'Получихме го и модератор ще го разгледа.',
    // The person concerned contested the decision, and another moderator undid it.
    undone: 'Засегнатият човек възрази срещу решението и друг модератор го отмени.',
    // Your appeal is decided. The answer is on the page of your report.
    appealDecided: 'Възражението ви е решено. Отговорът е на страницата на сигнала.',
    results: {
      // A moderator decided: no breach was found, it stays as it is.
      dismiss: 'Модератор реши: няма нарушение, остава както е.',
      // A moderator decided: it is hidden until it is changed.
      hide: 'Модератор реши: скрито е, докато не бъде променено.',
      // A moderator decided: it was removed.
      remove: 'Модератор реши: премахнато е.',
      // A moderator decided: the person’s account was limited.
      limit: 'Модератор реши: акаунтът на човека е ограничен.',
      // A moderator decided: the person’s reports are not taken for now.
      limitReports: 'Модератор реши: засега сигналите на човека не се приемат.',
      // A moderator decided: the person’s account was suspended.
      suspend: 'Модератор реши: акаунтът на човека е спрян.',
      // A moderator decided: an earlier decision was undone.
      restore: 'Модератор реши: предишно решение е отменено.',
    },
    // A moderator decided: it is hidden.
    hidden: 'Модератор реши: скрито е.',
    // The page of your report, which only this link opens:
    page: 'Страницата на сигнала Ви, която се отваря само от този линк:',
    // If you reported nothing, somebody gave your address. There is nothing to do.
    notYou: 'Ако не сте подавали сигнал, някой е дал вашия адрес. Няма какво да правите.',
  },
  decision: {
    // ${appName}: a decision of a moderator
    subject: `${appName}: решение на модератор`,
    // A moderator of ${appName} decided:
    decided: `Модератор на ${appName} реши:`,
    // You contested a decision of a moderator. Another moderator undid it.
    upheld: 'Възразихте срещу решение на модератор. Друг модератор го отмени.',
    // You contested a decision of a moderator. Another moderator looked, and it stays.
    rejected: 'Възразихте срещу решение на модератор. Друг модератор го разгледа и то остава.',
    // Answer: ${answer}
    answer: (answer: string) => `Отговор: ${answer}`,
    // The page of this decision, which only this link opens without a login:
    page: 'Страницата на решението, която без вход се отваря само от този линк:',
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
