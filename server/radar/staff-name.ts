import { foldedWords, foldWord } from '../../contract/fold.ts'
import { plainText } from './plain-text.ts'

/** Words that say by themselves that somebody moderates, alone or as they begin. */
const moderates = { alone: folded('admin admins админ админи'), begun: folded('moderator administrator') }
const product = foldWord('Volan')
/** What the product's people would call themselves beside its name, as it begins. */
const people = folded(
  'team support help staff official service security office info client екип поддръжка помощ сигурност официален официално служба офис клиенти админ',
)

/** Does a username sound like that of Volan's moderators, or of its people? Anybody may have it, but readers are told. */
export function isStaffName(username: string): boolean {
  const written = foldedWords(plainText(username).replaceAll(/[._-]/g, ' ')).map(withoutFigures)
  const words = written.filter((word) => word !== '')
  const whole = words.join('')
  if (words.some((word) => moderates.alone.includes(word))) return true
  if (moderates.begun.some((word) => whole.includes(word))) return true
  const others = words.filter((word) => word !== product)
  if (others.length < words.length) return others.length === 0 || others.some(isOfPeople)
  return whole.startsWith(product) && isOfPeople(whole.slice(product.length))
}

function isOfPeople(word: string): boolean {
  return people.some((begin) => word.startsWith(begin))
}

const letters: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's' }

/** Figures at the end make a name free, others stand for letters. */
function withoutFigures(word: string): string {
  return word.replace(/\d+$/, '').replace(/\d/g, (figure) => letters[figure] ?? figure)
}

function folded(words: string): string[] {
  return words.split(' ').map(foldWord)
}
