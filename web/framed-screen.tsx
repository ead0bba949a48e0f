import { Outlet, useMatch, useNavigate, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { screens } from '../contract/screens.ts'
import { logOut } from './log-out.ts'
import { Frame } from './frame/frame.tsx'
import { Toasts } from './ui/toast.tsx'

const PersonalWatch = lazy(async () => ({ default: (await import('./cars/personal-watch.tsx')).PersonalWatch }))

/** The whole page: a screen and the toasts over it. */
export function Everything() {
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  )
}

/** A screen between header and footer. */
export function FramedScreen() {
  const navigate = useNavigate()
  const isChat = useMatch({ from: '/frame/chats/$id', shouldThrow: false }) !== undefined
  // Below an empty page the footer would jump when the first screen arrives.
  const isArriving = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation === undefined })

  function leave() {
    logOut()
    void navigate({ to: screens.root.path })
  }

  return (
    <Frame hasFooter={!isChat && !isArriving} onLogout={leave}>
      <Suspense>
        <PersonalWatch />
      </Suspense>
      <Outlet />
    </Frame>
  )
}
