import { Suspense } from 'react'
import { Frame } from './frame/frame.tsx'
import { ScreenError } from './frame/screen-error.tsx'
import { logOut } from './log-out.ts'
import { href } from './router/address.ts'
import { ErrorBoundary } from './router/error-boundary.tsx'
import { navigate } from './router/navigate.ts'
import { usePage } from './router/page.tsx'
import { AfterHydration } from './ui/after-hydration.tsx'
import { Loader } from './ui/loader.tsx'
import { optionalPart } from './lazy-part.tsx'
import { Toasts } from './ui/toast.tsx'

const PersonalWatch = optionalPart(async () => (await import('./saved/personal-watch.tsx')).PersonalWatch)

const UnreadLink = optionalPart(async () => (await import('./chat/unread-link.tsx')).UnreadLink)

const Bell = optionalPart(async () => (await import('./notifications/bell.tsx')).Bell)

const Offline = optionalPart(async () => (await import('./offline/offline.tsx')).Offline)

// The loader replaces the page when its file fails to load.
const WaitingPage = optionalPart(async () => {
  const { WaitingPage: Waiting } = await import('./frame/waiting-page.tsx').catch(() => ({ WaitingPage: Loader }))
  return Waiting
})

/** The whole page: a screen, its header and footer if it has them, and the toasts. */
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
    <AfterHydration>
      <Offline />
    </AfterHydration>
  )
  const personal = (
    <AfterHydration>
      <UnreadLink />
      <Bell />
    </AfterHydration>
  )
  return (
    // The footer below an empty page or a loader would jump when the screen arrives.
    <Frame
      hasFooter={screen !== 'chat' && screen !== 'chats' && typeof content === 'object'}
      bars={bars}
      personal={personal}
      onLogout={leave}
    >
      <AfterHydration>
        <PersonalWatch />
      </AfterHydration>
      <CurrentScreen />
    </Frame>
  )
}

function CurrentScreen() {
  const page = usePage()
  const { screen, params, content } = page
  if (content === 'nothing') return null
  if (content === 'loader') {
    return (
      <Suspense fallback={<Loader />}>
        <WaitingPage />
      </Suspense>
    )
  }
  if ('error' in content) return <ScreenError error={content.error} />
  return (
    <ErrorBoundary page={page} render={(error) => <ScreenError error={error} />}>
      {/* The key keeps the data of one address from showing at another. */}
      <content.Screen key={screen + JSON.stringify(params)} />
    </ErrorBoundary>
  )
}
