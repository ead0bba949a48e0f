/** For how long data are stored: days, years, and cars of the list of those seen. */
export interface Retention {
  leaveDays: number
  idleDays: number
  sessionDays: number
  noticeDays: number
  amountDays: number
  formerDays: number
  caseYears: number
  seenCars: number
}

/** What is stored, what for, and how long. */
type Row = readonly [what: string, why: string, howLong: string]

/** The page with the rules, who runs the site, and what is stored of people. */
export const rules = {
  title: 'Rules and your data',
  description: 'What may be offered and said on Volan, who decides, and what is stored of you, for what and how long.',
  lead: 'What applies here, who runs this site, and what is stored of you.',
  who: {
    title: 'Who runs this site',
    noOperator: 'The operator has not told name and address yet.',
    contact: (address: string) =>
      `Write to ${address}, in Bulgarian or English. People, authorities and trusted flaggers reach us there.`,
    noContact: 'There is no address to write to yet. Reports reach the moderators.',
  },
  take: {
    title: 'Who may take part',
    lines: [
      'Anybody may look around. An account is for people of 18 or more, because a sale is a contract.',
      'Volan takes no payments and is no part of a sale: you deal with the other person, and answer for what you say.',
      'No advertisement is chosen by what you do here; the partners on the home page are the same for all.',
    ],
  },
  content: {
    title: 'What may be offered and said',
    named: 'A decision of a moderator names what it is based on:',
  },
  reports: {
    title: 'Reports, decisions, appeals',
    lines: [
      'Report an offer, a photo, a comment, a message or a person where you see it. What you believe to be illegal you can also report without an account, on the public page of an offer.',
      'You get a number at once, and a page that says what became of it.',
      'A program marks prices, photos and words that are frequent in fraud, says why, and holds a message of a new account that has a link. Hiding, removing, limiting and suspending is decided by people.',
      'Whoever is concerned reads what was decided, for how long, why, and by which rule. They and who reported may contest it once, within six months and free of charge; another moderator answers where there is one. You can also go to an out-of-court body or a court.',
      'Who reports without ground again and again can be kept from reporting for a time. What threatens somebody’s life is passed on to the police.',
    ],
  },
  order: {
    title: 'In which order offers stand',
    lines: [
      'Newest first, until you choose another order: by price, year, mileage, distance, or price against our estimate.',
      'Nobody can pay for a place.',
    ],
  },
  sellers: {
    title: 'Private people and traders',
    lines: [
      'Each seller says whether they sell as a private person or as a trader. The rights of consumers, such as the legal guarantee and the 14 days to withdraw, apply to traders only.',
      'Traders give name, EIK and address, which stand at their offers, and answer for them.',
    ],
  },
  data: {
    title: 'Your data',
    intro:
      'The operator named above is responsible. Nothing is sold or passed on. Data leave this site only to people to whom you show them, and in letters and notifications to you.',
    why: 'What for',
    howLong: 'How long',
    rows: (of: Retention): readonly Row[] => [
      [
        'Username, email, telephone number, gender, and what your password is checked by',
        'Your account, and how others reach you; you choose who sees email and telephone number (contract, GDPR 6(1)(b))',
        `Until you leave: ${of.leaveDays} days after you ask for it the account is deleted`,
      ],
      [
        'Offers, photos, comments, messages',
        'To be shown to those for whom they are; where and with what a photo was taken is cut out (contract)',
        'Until you delete them, or leave; who got a message keeps it',
      ],
      [
        'Saved cars and searches, cars seen lately, whom you follow, block or mute, settings',
        'Your own lists (contract)',
        `Until you delete them, or leave; of cars seen the last ${of.seenCars}`,
      ],
      [
        'Devices on which you are logged in: browser, system, times',
        'That you stay logged in, see it and can end it (contract)',
        `${of.idleDays} days without use, ${of.sessionDays} days at most`,
      ],
      ['Notifications', 'To tell you what happened (contract)', `${of.noticeDays} days`],
      ['Accepted amounts', 'The deal between the two of you (contract)', `${of.amountDays} days after the handover`],
      [
        'Of deleted offers: VIN, first day, marks by which photos are recognised',
        'That an old offer does not pass for a new one, and photos of others are noticed (legitimate interest, 6(1)(f))',
        `${of.formerDays} days`,
      ],
      [
        'Reports, decisions, appeals, and what they were about',
        'Duties of the Digital Services Act (6(1)(c))',
        `${of.caseYears} years after the decision`,
      ],
      [
        'What moderators did, and which conversations they read',
        'That it can be checked (6(1)(c))',
        'As long as the site exists',
      ],
      [
        'Network addresses',
        'Limits against floods and guessed passwords (6(1)(f)); the log does not hold them',
        'A day at most',
      ],
    ],
    rights: [
      'In your settings you see and correct what is stored, take it along as an archive within minutes, and leave.',
      'You may object, and complain to us or to the Commission for Personal Data Protection.',
      'Backups hold what was deleted until newer ones replace them.',
    ],
    supervision: 'Commission for Personal Data Protection',
  },
  browser: {
    title: 'What your browser stores',
    lines: [
      'Only what is needed: your login, language and theme, what you typed and did not send, and as a visitor your saved cars. Nobody follows you around, so there is nothing to agree to.',
    ],
  },
  access: {
    title: 'Accessibility',
    lines: [
      'Volan is made to meet WCAG 2.2, level AA: with keyboard, screen reader, high contrast and reduced motion. Two programs judge the screens at each change.',
      'Known gap: photos of sellers are described only by the name of the car and their number.',
      'If something keeps you out, write to the address above.',
    ],
  },
  checked: 'Written in November 2026.',
}
