import { type RadarRule } from '../../radar.ts'

interface Sentences {
  /** For whoever reads the offer or the message. */
  reader: string
  /** For whoever wrote it. */
  writer: string
}

/** What each rule of the radar says, calm and exact: what was seen, and what helps. */
export const warnings: Record<RadarRule, Sentences> = {
  staffName: {
    reader:
      'The name sounds like Volan’s people. They never write here: moderators speak by notifications alone, and ask for no money and no codes.',
    writer: 'Your username sounds like Volan’s people. Readers are told that they never write here.',
  },
  price: {
    reader: 'The price is under 60 % of what such cars cost. Ask why.',
    writer: 'The price is under 60 % of what such cars cost. If there is a reason, say it in the description.',
  },
  photos: {
    reader: 'These photos were in another seller’s offer before. Ask about it before you go.',
    writer: 'These photos were in another seller’s offer before.',
  },
  vin: {
    reader: 'An older offer states the same VIN. Compare it with the car and its papers.',
    writer: 'An older offer states the same VIN.',
  },
  repeatedText: {
    reader: 'The description is nearly the same as in an older offer of another account.',
    writer: 'The description is nearly the same as in an older offer of another account.',
  },
  repeatedComment: {
    reader: 'The same words stand under several other offers.',
    writer: 'You wrote the same under several offers. Write what belongs to this car.',
  },
  newAccount: {
    reader: 'The account is less than a week old.',
    writer: 'Your account is less than a week old.',
  },
  card: {
    reader: 'It asks for a bank card, a password or a code. Nobody needs them to pay you or to sell a car.',
    writer: 'It seems to ask for a bank card, a password or a code.',
  },
  payLink: {
    reader: 'The link hides where it leads, or looks like a courier, a bank or Volan. Type nothing there.',
    writer: 'Its link hides where it leads, or has a name like a courier, a bank or Volan.',
  },
  transfer: {
    reader: 'It names a payment that nobody gets back: Western Union, crypto, vouchers or a cheque.',
    writer: 'It names a payment that nobody gets back.',
  },
  escrow: {
    reader: 'Somebody is said to hold the money. Volan has no such service; pay at the notary.',
    writer: 'It says that somebody holds the money. Volan has no such service.',
  },
  fee: {
    reader: 'It speaks of a fee that you pay before you have the car.',
    writer: 'It speaks of a fee that is paid before the car is handed over.',
  },
  deposit: {
    reader: 'It asks for money before you have seen the car. See it first.',
    writer: 'It seems to ask for money before the car was seen. Offer a viewing first.',
  },
  iban: {
    reader: 'It speaks of a bank account. Transfer money at the notary, when both have signed.',
    writer: 'It speaks of a bank account before you have met.',
  },
  courier: {
    reader: 'The car is to come by courier or carrier. Cars change hands at a notary, with both there.',
    writer: 'It says that the car comes by courier or carrier.',
  },
  absent: {
    reader: 'The writer is said to be far away. Ask who shows you the car, and where.',
    writer: 'It says that you are far away. Say who shows the car.',
  },
  unseen: {
    reader: 'The sale is to go without a viewing.',
    writer: 'It says that there is no viewing.',
  },
  papers: {
    reader: 'It asks for a picture of your identity card. Show it at the notary only.',
    writer: 'It asks for a picture of the identity card. The notary is the place for it.',
  },
  elsewhere: {
    reader: 'It asks you to write somewhere else. Here you keep what was said.',
    writer: 'It asks to write somewhere else.',
  },
  messenger: {
    reader: 'It names another messenger.',
    writer: 'It names another messenger.',
  },
  link: {
    reader: 'It has a link to another site.',
    writer: 'It has a link to another site.',
  },
  bareLink: {
    reader: 'It says little besides the link. Open it only if you know the site.',
    writer: 'It says little besides the link. Say what the link shows.',
  },
  hurry: {
    reader: 'It hurries you. A good car can wait a day.',
    writer: 'It hurries the other one.',
  },
}
