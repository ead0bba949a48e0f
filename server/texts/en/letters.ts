import { appName } from '../../../contract/titles.ts'

/** Letters in plain text. */
export const letters = {
  newPassword: {
    subject: `${appName}: a new password`,
    asked: `Somebody, probably you, asked for a new password for your account at ${appName}.`,
    choose: 'Choose it here within 30 minutes:',
    notYou: 'If it was not you, there is nothing to do: your password stays as it is.',
  },
  newCars: {
    subject: `${appName}: new cars for your searches`,
    intro: 'These cars came to fit your saved searches since yesterday:',
    car: (name: string, price: string, address: string) => `- ${name}, ${price}: ${address}`,
    all: (address: string) => `All of them: ${address}`,
    stop: (address: string) => `Change or stop these letters: ${address}`,
  },
}
