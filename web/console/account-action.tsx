import { accountDecisions, type AccountState } from '../../contract/moderation.ts'
import { moderationEndpoints } from '../../contract/moderation-endpoints.ts'
import { call } from '../api.ts'
import { texts } from '../texts.ts'
import { ActionButton } from './action-button.tsx'

const words = texts.consoleActions

interface AccountActionProps {
  of: { id: string; username: string }
  state: AccountState['state']
  /** The whole name, where several buttons have the same label. */
  name?: string
  onDone?: () => Promise<void>
}

/** Gives an account a state. */
export function AccountAction({ of: { id, username }, state, name, onDone }: AccountActionProps) {
  return (
    <ActionButton
      of={id}
      label={words.states[state]}
      {...(name !== undefined && { name })}
      isDangerous={state === 'suspended'}
      decides={{ kind: 'profile', name: username, ...accountDecisions[state], person: username }}
      act={async (said) => {
        await call(moderationEndpoints.moderateAccount, { params: { id }, body: { state, ...said } })
        await onDone?.()
      }}
    />
  )
}
