import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { accountEndpoints } from '../../contract/account-endpoints.ts'
import { call } from '../api.ts'
import { sentenceOf } from '../call-error.ts'
import { unfinishedLogOut } from '../log-out.ts'
import { browserStorage } from '../storage.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { isAnythingWaiting } from '../waiting-drafts.ts'
import { goOnWithHeld } from './auth-queries.ts'

/** Brings a person back by one press where the browser lost what was stored, but their session's cookie is good. */
export function HeldSession({ onDone }: { onDone: () => Promise<void> }) {
  const { data } = useQuery({
    queryKey: ['heldSession'],
    queryFn: () => call(accountEndpoints.askSession),
    // A logout that the server does not know yet is a logout.
    enabled: browserStorage.get(unfinishedLogOut) === null,
    gcTime: 0,
  })
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  if (!data) return null

  async function goOn() {
    setIsBusy(true)
    setFailure(
      await goOnWithHeld()
        .then(onDone)
        .then(() => undefined, sentenceOf),
    )
    setIsBusy(false)
  }

  return (
    <Notice
      role="status"
      actions={
        <Button variant="secondary" size="small" isBusy={isBusy} onClick={() => void goOn()}>
          {texts.auth.goOnAs(data.username)}
        </Button>
      }
    >
      {failure ?? (isAnythingWaiting() ? texts.auth.typedWaits : texts.auth.storageLost)}
    </Notice>
  )
}
