import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../load-failure.tsx'
import { texts } from '../texts.ts'
import { PageTitle } from '../ui/page-title.tsx'
import { CodeForm } from './code-form.tsx'
import { finishLogin, loginFactorsQuery } from './factor-queries.ts'
import styles from './factors.module.css'
import { PasskeyButton } from './passkey-button.tsx'
import { takePasskey } from './passkeys.ts'

const words = texts.factors

/** The second step of a login, after the right password. */
export function SecondStep({ onDone, onBack }: { onDone: () => Promise<void>; onBack: () => void }) {
  const { data: factors, error, refetch } = useQuery(loginFactorsQuery)

  async function giveCode(code: string) {
    await finishLogin({ code })
    await onDone()
  }

  async function givePasskey(leaving: AbortSignal) {
    // A challenge counts once, so that each press needs a new one.
    const { data } = await refetch()
    if (!data?.passkey) return
    await finishLogin({ passkey: await takePasskey(data.passkey, leaving) })
    await onDone()
  }

  return (
    <>
      <CodeForm
        label={words.code}
        hint={factors?.hasApp === false ? words.backupCodeHint : words.codeHint}
        action={words.login}
        onCode={giveCode}
      >
        <PageTitle>{words.secondStep}</PageTitle>
        {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
        {factors?.passkey && <PasskeyButton label={words.withPasskey} onPress={givePasskey} />}
      </CodeForm>
      <button type="button" className={styles.other} onClick={onBack}>
        {words.backToPassword}
      </button>
    </>
  )
}
