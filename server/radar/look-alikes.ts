/** Letters of other alphabets, and Cyrillic ones that Bulgarian lacks, with the Latin ones that they look like. */
const foreign = pairs(
  'іi ІI јj ЈJ ѕs ЅS ԁd һh ԛq ԝw ɡg ıi αa βb γy εe ηn ιi κk νv οo πп ρp σo τt υu χx ωw ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX օo հh սu',
)
/** Cyrillic letters with the Latin ones that they look like; all others look like none. */
const latinOf = inBothCases(pairs('аa вb еe кk мm нh оo рp сc тt уy хx ьb'))
/** The other way, and, after them, those that look so in italics, or are written so by sound. */
const cyrillicOf = inBothCases(pairs('aа bв cс eе hн kк mм oо pр tт xх yу nп uи rг iи jй'))
/** Latin letters that are more often themselves. */
const seldomCyrillic = /[nurij]/i

const foreignLetter = new RegExp(`[${[...foreign.keys()].join('')}]`, 'g')
const latin = /[A-Za-z]/g
const cyrillic = /[А-Яа-я]/g
const word = /[A-Za-zА-Яа-я\d]+/g
/** Whether letters of both are in a word, which is known much sooner than in which. */
const meet = /[A-Za-z]\d*[А-Яа-я]|[А-Яа-я]\d*[A-Za-z]/

/** The text with each foreign letter as the Latin one that it looks like. */
export function withoutForeignLetters(text: string): string {
  return replaced(text, foreignLetter, foreign)
}

/** The text with each word in one script: the other letters as those of this script that they look like. */
export function inOneScript(text: string): string {
  return meet.test(text) ? text.replace(word, wordInOneScript) : text
}

/** The text with each Cyrillic letter as the Latin one that it looks like, for addresses and numbers of accounts. */
export function asLatin(text: string): string {
  return replaced(text, cyrillic, latinOf)
}

/** A word stays as it is when either script has letters of its own in it: "VINът". */
function wordInOneScript(mixed: string): string {
  const ofLatin = mixed.match(latin)
  const ofCyrillic = mixed.match(cyrillic)
  if (!ofLatin || !ofCyrillic) return mixed
  const canBeLatin = ofCyrillic.every((letter) => latinOf.has(letter))
  const canBeCyrillic = ofLatin.every((letter) => cyrillicOf.has(letter))
  if (canBeLatin && (!canBeCyrillic || seldomCyrillic.test(mixed))) return asLatin(mixed)
  return canBeCyrillic ? replaced(mixed, latin, cyrillicOf) : mixed
}

function replaced(text: string, letters: RegExp, others: ReadonlyMap<string, string>): string {
  return text.replace(letters, (letter) => others.get(letter) ?? letter)
}

function pairs(written: string): Map<string, string> {
  return new Map(written.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]))
}

function inBothCases(small: ReadonlyMap<string, string>): Map<string, string> {
  const capitals = [...small].map(([one, other]) => [one.toUpperCase(), other.toUpperCase()] as const)
  return new Map([...small, ...capitals])
}
