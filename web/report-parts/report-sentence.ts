import { texts } from '../texts.ts'

/** The sentence of a broken rule of a report, which only its forms load. */
export function reportSentence(id: string | undefined): string | undefined {
  if (id === undefined) return undefined
  return (texts.reportMessages as Record<string, string>)[id] ?? (texts.messages as Record<string, string>)[id]
}
