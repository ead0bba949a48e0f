import { type CaseDecision, type ReportKind } from '../../../contract/decision.ts'
import { type AccountEvent } from '../../../contract/notice.ts'
import { appName } from '../../../contract/titles.ts'

/** Letters in plain text. */
export const letters = {
  newPassword: {
    subject: `${appName}: a new password`,
    asked: `Somebody, probably you, asked for a new password for your account at ${appName}.`,
    choose: 'Choose it here within 30 minutes:',
    notYou: 'If it was not you, there is nothing to do: your password stays as it is.',
  },
  confirmEmail: {
    subject: `${appName}: is this your email?`,
    asked: `Somebody, probably you, gave this address for an account at ${appName}.`,
    confirm: 'Confirm within two days that it is yours:',
    notYou: 'If it was not you, there is nothing to do.',
    title: 'Your email',
    ask: (email: string) => `Is ${email} the email of your account at ${appName}?`,
    yes: 'Yes, confirm it',
    done: (email: string) => `${email} is confirmed.`,
    gone: 'This link has been used or is too old. Ask for a new one in the settings of your account.',
    taken: 'Another account has this email meanwhile.',
  },
  account: {
    /** Short, as each must fit one line in both languages. */
    subjects: {
      newDevice: `${appName}: new device`,
      passwordChanged: `${appName}: password changed`,
      emailChanged: `${appName}: email changed`,
      factorAdded: `${appName}: second factor added`,
      factorRemoved: `${appName}: second factor removed`,
      backupCodeUsed: `${appName}: backup code used`,
    } satisfies Record<AccountEvent, string>,
    newEmail: (email: string) => `It is now ${email}.`,
    notYou: 'If it was you, there is nothing to do. If not, change your password and log out everywhere else:',
    help: (contact: string) => `If you can no longer log in, write to ${contact}.`,
  },
  report: {
    subject: (number: string) => `${appName}: your report ${number}`,
    about: {
      offer: (number: string) => `You reported an offer at ${appName}; your report has the number ${number}.`,
      comment: (number: string) => `You reported a comment at ${appName}; your report has the number ${number}.`,
      message: (number: string) => `You reported a message at ${appName}; your report has the number ${number}.`,
      profile: (number: string) => `You reported a person at ${appName}; your report has the number ${number}.`,
      photo: (number: string) => `You reported a photo at ${appName}; your report has the number ${number}.`,
    } satisfies Record<ReportKind, (number: string) => string>,
    received: 'We have received it, and a moderator looks at it.',
    undone: 'The person concerned contested the decision, and another moderator undid it.',
    appealDecided: 'Your appeal is decided. The answer is on the page of your report.',
    results: {
      dismiss: 'A moderator decided: no breach was found, it stays as it is.',
      hide: 'A moderator decided: it is hidden until it is changed.',
      remove: 'A moderator decided: it was removed.',
      limit: 'A moderator decided: the person’s account was limited.',
      limitReports: 'A moderator decided: the person’s reports are not taken for now.',
      suspend: 'A moderator decided: the person’s account was suspended.',
      restore: 'A moderator decided: an earlier decision was undone.',
    } satisfies Record<CaseDecision, string>,
    hidden: 'A moderator decided: it is hidden.',
    page: 'The page of your report, which only this link opens:',
    notYou: 'If you reported nothing, somebody gave your address. There is nothing to do.',
  },
  decision: {
    subject: `${appName}: a decision of a moderator`,
    decided: `A moderator of ${appName} decided:`,
    upheld: 'You contested a decision of a moderator. Another moderator undid it.',
    rejected: 'You contested a decision of a moderator. Another moderator looked, and it stays.',
    answer: (answer: string) => `Answer: ${answer}`,
    page: 'The page of this decision, which only this link opens without a login:',
  },
  newCars: {
    subject: `${appName}: new cars for your searches`,
    intro: 'These cars came to fit your saved searches since yesterday:',
    car: (name: string, price: string, address: string) => `- ${name}, ${price}: ${address}`,
    all: (address: string) => `All of them: ${address}`,
    stop: (address: string) => `Change or stop these letters: ${address}`,
  },
  notices: {
    one: (line: string) => `${appName}: ${line}`,
    many: (count: number) => `${appName}: ${count} notifications`,
    reason: (reason: string) => `Reason: ${reason}`,
    settings: (address: string) => `Choose what you are told by letter: ${address}`,
    stop: (address: string) => `Stop these letters: ${address}`,
  },
  stopPage: {
    title: 'Letters from Volan',
    ask: 'Shall no more letters with notifications be sent to you? Letters about your password still come.',
    stop: 'Stop the letters',
    done: 'No more letters with notifications are sent to you. In the settings of your account you can choose them again.',
  },
}
