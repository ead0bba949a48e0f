/**
 * A text with an answer at its end, in place of the one that was put there before and has not been changed: the arrow keys
 * choose one answer after another. What else is typed stays.
 */
export function withAnswer(text: string, answer: string, before: string): string {
  const isUnchanged = before !== '' && text.endsWith(before)
  const typed = isUnchanged ? text.slice(0, -before.length).trimEnd() : text
  return [typed, answer].filter((part) => part !== '').join('\n')
}
