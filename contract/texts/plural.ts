/** The form of a sentence that a count asks for in a language. */
export function plural(rules: () => Intl.PluralRules, count: number, forms: { one: string; other: string }): string {
  return rules().select(count) === 'one' ? forms.one : forms.other
}
