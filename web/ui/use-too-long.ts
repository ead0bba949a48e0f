import { useUiTexts } from './ui-texts.tsx'

/** Says by how much a text is too long; nothing that was typed or pasted is cut off. */
export function useTooLong(text: unknown, max: number | undefined): string | undefined {
  const texts = useUiTexts()
  const over = max === undefined || typeof text !== 'string' ? 0 : text.length - max
  return over > 0 ? texts.tooLong(over) : undefined
}
