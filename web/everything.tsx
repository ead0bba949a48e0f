import { lazy } from 'react'
import { Frame } from './frame/frame.tsx'
import { ScreenError } from './frame/screen-error.tsx'
import { logOut } from './log-out.ts'
import { href } from './router/address.ts'
import { ErrorBoundary } from './router/error-boundary.tsx'
import { navigate } from './router/navigate.ts'
import { usePage } from './router/page.tsx'
import { Later } from './ui/later.tsx'
import { Loader } from './ui/loader.tsx'
import { Toasts } from './ui/toast.tsx'

const PersonalWatch = lazy(async () => ({ default: (await import('./cars/personal-watch.tsx')).PersonalWatch }))

const Offline = lazy(async () => ({ default: (await import('./offline/offline.tsx')).Offline }))

/** The whole page: a screen, between header and footer where it has them, and the toasts over it. */
export function Everything() {
  const { screen } = usePage()
  return (
    <>
      {screen === 'notFound' ? <CurrentScreen /> : <FramedScreen />}
      <Toasts />
    </>
  )
}

function FramedScreen() {
  const { screen, content } = usePage()

  function leave() {
    logOut()
    void navigate(href('root'))
  }

  const bars = (
    <Later>
      <Offline />
    </Later>
  )
  return (
    // Below an empty page or a loader the footer would jump when the screen arrives.
    <Frame hasFooter={screen !== 'chat' && typeof content === 'object'} bars={bars} onLogout={leave}>
      <Later>
        <PersonalWatch />
      </Later>
      <CurrentScreen />
    </Frame>
  )
}

function CurrentScreen() {
  const page = usePage()
  const { screen, params, content } = page
  if (content === 'nothing') return null
  if (content === 'loader') return <Loader />
  if ('error' in content) return <ScreenError error={content.error} />
  return (
    <ErrorBoundary page={page} render={(error) => <ScreenError error={error} />}>
      {/* The data of one address never shows at another. */}
      <content.Screen key={screen + JSON.stringify(params)} />
    </ErrorBoundary>
  )
}
