import { useState } from 'react'
import { sentenceOf } from '../call-error.ts'
import { dealsWith } from './deal-queries.ts'

/** Runs one press of a card at a time; what fails is said, and how the deal stands is read again. */
export function useActing(otherId: string, onDone: () => void) {
  const [busy, setBusy] = useState<string | null>(null)
  const [failure, setFailure] = useState('')

  async function run(name: string, act: () => Promise<void>) {
    if (busy !== null) return
    setBusy(name)
    setFailure('')
    try {
      await act()
      onDone()
    } catch (error) {
      setFailure(sentenceOf(error))
      void dealsWith.refetch(otherId)
    } finally {
      setBusy(null)
    }
  }

  return { busy, failure, run }
}
