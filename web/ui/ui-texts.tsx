import { createContext, use, type ReactNode } from 'react'
import { type Gender } from '../../contract/choices.ts'

/** The texts of the pieces in this folder. The catalogue supplies them, so that no piece knows a language. */
export interface UiTexts {
  loading: string
  close: string
  showPassword: string
  hidePassword: string
  fieldsNeedAttention: (count: number) => string
  allFieldsComplete: string
  /** By how many characters a text is too long. */
  tooLong: (over: number) => string
  live: string
  reconnecting: string
  genders: Record<Gender, string>
  /** The browser tab's title for a page title. */
  tabTitle: (pageTitle: string) => string
}

const UiTextsContext = createContext<UiTexts | null>(null)

export function UiTextsProvider({ texts, children }: { texts: UiTexts; children: ReactNode }) {
  return <UiTextsContext value={texts}>{children}</UiTextsContext>
}

export function useUiTexts(): UiTexts {
  const texts = use(UiTextsContext)
  if (texts === null) throw new Error('UiTextsProvider is missing above this component.')
  return texts
}
