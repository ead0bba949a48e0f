import { useState } from 'react'
import { type Case, type Claim } from '../../contract/case.ts'
import { caseEndpoints } from '../../contract/case-endpoints.ts'
import { call } from '../api.ts'
import { sentenceOf } from '../call-error.ts'
import { showToast } from '../ui/toast.tsx'
import { refetchCase } from './case-queries.ts'

/** Claims or releases a case; who came first is read when somebody else did. */
export function useClaim({ id, version }: Case, onTaken: (changed: Case) => void) {
  const [isBusy, setIsBusy] = useState(false)

  async function say(body: Omit<Claim, 'version'>) {
    setIsBusy(true)
    try {
      onTaken(await call(caseEndpoints.claimCase, { params: { id }, body: { ...body, version } }))
    } catch (failure) {
      showToast({ text: sentenceOf(failure) })
      await refetchCase(id)
    }
    setIsBusy(false)
  }

  return { isBusy, say }
}
