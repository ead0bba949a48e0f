import { createContext, use } from 'react'

/** What the parts of a discussion share. */
export interface Talk {
  carId: string
  sellerId: string
  myId: string
  /** Posts a reply to a comment. */
  reply: (text: string, replyTo: string) => void
  retry: () => void
  giveUp: (key: string) => void
}

const TalkContext = createContext<Talk | null>(null)

export const TalkProvider = TalkContext.Provider

export function useTalk(): Talk {
  const talk = use(TalkContext)
  if (!talk) throw new Error('A comment stands outside of a discussion')
  return talk
}
