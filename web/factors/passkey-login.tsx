import { texts } from '../texts.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { loginByPasskey } from './passkeys.ts'

/** Logs in by a passkey alone. */
export function PasskeyLogin({ onDone }: { onDone: () => Promise<void> }) {
  async function logIn(leaving: AbortSignal) {
    await loginByPasskey(leaving)
    await onDone()
  }
  return <PasskeyButton label={texts.factors.loginByPasskey} onPress={logIn} />
}
