/** The one door for parts that load after their screen: a file that does not come costs its part only (decision 93). */
import { Component, lazy, useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react'
import { isOffline, sentenceOf } from './call-error.ts'
import { onceReachable } from './live.ts'
import { isNewerBuildThere, loadAgain, reloadOnce } from './load-again.ts'
import { texts } from './texts.ts'
import { Button } from './ui/button.tsx'
import { Notice } from './ui/notice.tsx'
import { createPageStore, useStore } from './ui/store.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

/** A part that the screen can do without: it stays away while its file fails, and comes at the next chance. */
export function optionalPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return createPart(load, () => null)
}

/** A part that was asked for, or that the screen needs: it says in its place that it did not load. */
export function neededPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return createPart(load, PartFailure)
}

interface FailureProps {
  error: unknown
  onRetry: () => void
}

function createPart<Props extends object>(load: Load<Props>, Failure: ComponentType<FailureProps>) {
  async function loadFirst(): Promise<{ default: ComponentType<Props> }> {
    try {
      return { default: await load() }
    } catch (error) {
      // The parts that load beside it do not wait for further tries.
      return { default: () => <MissingPart error={error} Failure={Failure} onTry={loadMissing} /> }
    }
  }

  async function loadMissing(): Promise<void> {
    shown.set(await loadAgain(load))
  }

  const shown = createPageStore<ComponentType<Props>>(lazy(loadFirst))
  return function Part(props: Props) {
    const Shown = useStore(shown)
    return (
      <PartBoundary Failure={Failure}>
        <Shown {...props} />
      </PartBoundary>
    )
  }
}

interface MissingPartProps {
  error: unknown
  Failure: ComponentType<FailureProps>
  /** Loads the part once more. */
  onTry: () => Promise<void>
}

/** Stands for a part whose file failed. Tries again at once, then whenever the product can be reached. */
function MissingPart({ error, Failure, onTry }: MissingPartProps) {
  const [last, setLast] = useState({ error, tries: 0 })
  const { tries } = last
  const retry = useEffectEvent(() => {
    onTry().catch((again: unknown) => setLast({ error: again, tries: tries + 1 }))
  })
  useEffect(() => {
    if (tries > 0) return onceReachable(retry)
    retry()
    return undefined
  }, [tries])
  return tries > 0 && <Failure error={last.error} onRetry={() => void onTry().catch(() => {})} />
}

/** Says that a part did not load. Where the cause is a newer build, the page goes to it, unless something is typed. */
export function PartFailure({ error, onRetry }: FailureProps) {
  const [isOld, setIsOld] = useState(false)
  useEffect(() => {
    void isNewerBuildThere().then((isThere) => setIsOld(isThere && !reloadOnce()))
  }, [])
  const sentence = isOffline(error) ? sentenceOf(error) : texts.frame.partMissing
  return (
    <Notice
      role="alert"
      actions={
        <Button variant="secondary" size="small" onClick={isOld ? () => location.reload() : onRetry}>
          {isOld ? texts.offline.reload : texts.frame.tryAgain}
        </Button>
      }
    >
      {isOld ? texts.offline.newVersion : sentence}
    </Notice>
  )
}

/** Limits an error to its part. */
class PartBoundary extends Component<
  { Failure: ComponentType<FailureProps>; children: ReactNode },
  { failure: { error: unknown } | null }
> {
  override state: { failure: { error: unknown } | null } = { failure: null }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override render(): ReactNode {
    const { Failure, children } = this.props
    const { failure } = this.state
    if (!failure) return children
    return <Failure error={failure.error} onRetry={() => this.setState({ failure: null })} />
  }
}
