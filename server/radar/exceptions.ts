import { words } from './word-fields.ts'

/** Words that the phrases know as one: an identity card is no bank card. */
export const compounds: readonly (readonly [phrase: string, word: string])[] = [
  ['лична карта', 'личнакарта'],
  ['личната карта', 'личнакарта'],
  ['личната ви карта', 'личнакарта'],
  ['id card', 'identitycard'],
  ['identity card', 'identitycard'],
  // Folded, the English "no" is the Bulgarian "но".
  ['no deposit', 'nodeposit'],
  ['no money', 'nomoney'],
  ['no advance', 'noadvance'],
  ['no reservations', 'noreservations'],
]

/** What, up to two words before a phrase, makes it say the opposite, or tell of oneself or somebody else. */
export const negations = words(
  'не без никога никак* нито поиска поискаха искаха not never don dont without wanted asked isn nobody',
)

/** Before a request for money: who speaks of what they will do themselves asks for nothing. */
export const ownDeeds = words('we will ll would ще аз')

/** Where money or delivery follows the viewing: then `deposit`, `iban`, `fee` and `courier` do not count. */
export const afterViewing: readonly string[] = [
  'при/пред/у/на/в нотариус*',
  'at the notary',
  'на място',
  'като се видим',
  'при/след огледа/оглед',
  'след като/кат .. видите/видиш/огледате/подпиш*',
  'като я видите/видиш',
  'предварителен/предварителния договор',
  'подписва* .. договор',
  'в офиса/автокъщата',
  'preliminary contract',
  'when we sign/meet',
  'contract is signed',
  'after/once you have seen',
  'come and see it first',
  'първо елате/ела',
  'преди да сте .. видели',
  'лизинг*/leasing/finance',
  'фактура с',
  'след оглед/подпис*',
  'за сметка на клиента',
]

/** Who invites to see the car is near it, whatever else is far: then `absent` does not count. */
export const invitations: readonly string[] = [
  'елате/ела .. майстор/механик/уред',
  'оглед по всяко време',
  'оглед/огледи в/във',
  'ще ви я покаже',
  'bring your/a mechanic',
  'viewings in/at',
  'will show you the car',
]
