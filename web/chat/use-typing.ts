import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { typing } from '../../contract/limits.ts'
import { conversationEndpoints } from '../../contract/conversation-endpoints.ts'
import { call } from '../api.ts'
import { useLive } from '../live.ts'

/** Whether the other person types: until they send, stop or leave, and at the latest some seconds after they were told of. */
export function useIsTyping(otherId: string): boolean {
  const [since, setSince] = useState<number | null>(null)
  useLive('conversations', {
    onEvent: (event) => {
      if (event.kind === 'typing' && event.id === otherId) setSince(event.isTyping ? Date.now() : null)
      if (event.kind === 'conversationChanged' && event.last?.senderId === otherId) setSince(null)
    },
    onReconnect: async () => setSince(null),
  })
  useEffect(() => {
    if (since === null) return
    const timer = setTimeout(() => setSince(null), typing.endsAfterMs)
    return () => clearTimeout(timer)
  }, [since])
  return since !== null
}

/** How to tell the other person what becomes of the text in the box. Nobody waits for it, and what fails is not told. */
export function useTellTyping(otherId: string): (text: string) => void {
  const told = useRef({ isTyping: false, at: 0 })

  function tell(isTyping: boolean): void {
    told.current = { isTyping, at: performance.now() }
    call(conversationEndpoints.tellTyping, { params: { id: otherId }, body: { isTyping }, keepalive: !isTyping }).catch(
      () => {},
    )
  }

  const end = useEffectEvent(() => {
    if (told.current.isTyping) tell(false)
  })
  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && end()
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      end()
    }
  }, [])

  return (text) => {
    const { isTyping, at } = told.current
    if (text.trim() === '') {
      if (isTyping) tell(false)
    } else if (!isTyping || performance.now() - at >= typing.tellEveryMs) tell(true)
  }
}
