import { useQuery } from '@tanstack/react-query'
import { texts } from '../texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { ConfirmIdentity } from './confirm-identity.tsx'
import { factorsQuery } from './factor-queries.ts'

/** Asks whether it is really the person; rendered while it is asked. */
export function ConfirmDialog({ onDone, onClose }: { onDone: () => Promise<void>; onClose: () => void }) {
  const { data: factors, isPending } = useQuery(factorsQuery)
  const hasPasskey = factors !== undefined && factors.passkeys.length > 0
  const hasFactor = hasPasskey || (factors?.appAt ?? null) !== null
  return (
    <Dialog title={texts.factors.itIsYou} isOpen={!isPending} onClose={onClose}>
      <ConfirmIdentity hasFactor={hasFactor} hasPasskey={hasPasskey} onDone={onDone} />
    </Dialog>
  )
}
