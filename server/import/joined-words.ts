/** Numbers of speeds, litres and emission classes beside the word that counts: "6-степенна", "2.0", "Euro 6". */
const figures =
  /(?:(?:euro|евро)\s*)?\d+(?:[.,]\d+)?\s*-?\s*(?:степен\p{L}*|скорост\p{L}*|ст|ск|speed|speeds|gears?)?(?![\p{L}\p{N}])\.?/giu
/** Signs and words between two words. */
const between = /[\s/+,;&()-]+(?:(?:и|с|на|and|with)\s+)?/iu

/** A second engine beside a petrol or diesel one; the car counts as what it has in addition. */
const added = new Map([
  ['Gas', 'Gas'],
  ['Hybrid', 'Hybrid'],
  ['Electric', 'Hybrid'],
])

/**
 * Reads a cell of several words and figures, all of which must be known: "Бензин + газ" is gas, "Дизел/Електро" a
 * hybrid, "6-степенна ръчна" manual, "Автоматична (DSG)" automatic.
 * @param read the value of one word or phrase
 */
export function ofParts(text: string, read: (part: string) => string | undefined): string | undefined {
  const plain = text.replaceAll(figures, ' ').trim()
  if (plain === '') return undefined
  const whole = read(plain)
  if (whole !== undefined) return whole
  return joined(
    plain.split(between).filter((part) => part !== ''),
    read,
  )
}

/** Reads the longest phrases first, so that "plug-in" is no two words. */
function joined(parts: string[], read: (part: string) => string | undefined): string | undefined {
  const values = new Set<string>()
  for (let at = 0; at < parts.length;) {
    let end = parts.length
    let value: string | undefined
    for (; end > at && value === undefined; end -= 1) value = read(parts.slice(at, end).join(' '))
    if (value === undefined) return undefined
    values.add(value)
    at = end + 1
  }
  if (values.size === 1) return [...values][0]
  const [extra, ...others] = [...values].filter((value) => value !== 'Petrol' && value !== 'Diesel')
  const isBeside = values.size === 2 && extra !== undefined && others.length === 0
  return isBeside ? added.get(extra) : undefined
}
