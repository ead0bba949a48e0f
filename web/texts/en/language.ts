const locale = 'en-US'

const numbers = new Intl.NumberFormat(locale)
const years = new Intl.DateTimeFormat(locale, { year: 'numeric' })

/** How English counts and writes numbers and dates. */
export const language = {
  locale,
  plurals: new Intl.PluralRules(locale),
  number: (value: number) => numbers.format(value),
  year: (date: Date) => years.format(date),
}
