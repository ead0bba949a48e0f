/** Words that say nothing without the next one. */
const openings = new Set(['model', 'grand', 'santa', 'land', 'range', 'town', 'eclipse', 'monte', 'id.'])

/**
 * The family to which a model belongs, as filters and estimates group models: `320` of "320d Touring", `Golf` of
 * "Golf 7 Variant", `C 220` of "C 220 CDI", `3 Series` of "3 Series", `Model S` of "Model S 75D".
 */
export function modelFamily(model: string): string {
  const [first = '', second] = model.trim().split(/\s+/u)
  const needsMore = Array.from(first).length <= 1 || openings.has(first.toLowerCase())
  const name = second !== undefined && needsMore ? `${first} ${second}` : first
  return name.replace(/(\d)[a-z]{1,2}$/u, '$1').slice(0, 30)
}
