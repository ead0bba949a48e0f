/** The form of a sentence for a count, by the language's plural rules. */
export function plural(rules: () => Intl.PluralRules, count: number, forms: { one: string; other: string }): string {
  return rules().select(count) === 'one' ? forms.one : forms.other
}
