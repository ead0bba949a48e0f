import { CancelledError } from '@tanstack/react-query'
import { CallError } from './call-error.ts'
import { carQuery } from './car-parts/car-queries.ts'
import { loginAgain } from './follow-session.ts'
import { hasPublicPage } from './public-car/public-car-queries.ts'
import { queryClient } from './query-client.ts'
import { knownCar } from './known-rows.ts'
import { loadAgain } from './load-again.ts'
import { noteMissingCar } from './not-found/missing-car.ts'
import { href, placeAt } from './router/address.ts'
import { navigate, Redirect } from './router/navigate.ts'
import { readSession } from './session.ts'
import { texts } from './texts.ts'
import { showToast } from './ui/toast.tsx'
import { profileQuery } from './users/profile-query.ts'

/**
 * Who may open a screen (specification 2 and 6): first the login, then existence, then ownership (`decisions.md` 5).
 * Each guard returns or throws a redirect.
 */

/** Login and registration are for visitors only. */
export function requireVisitor(): void {
  if (readSession()) throw new Redirect(href('home'))
}

/** Everything personal needs a login; `url` is where the visitor wanted to go. Returns the id of the user. */
export function requireUser(url: URL): string {
  const session = readSession()
  if (!session) throw new Redirect(href('login', { next: url.pathname + url.search + url.hash }))
  return session.userId
}

export async function requireExistingUser(userId: string): Promise<void> {
  const profile = await found(() => queryClient.ensureQueryData(profileQuery(userId)))
  if (!profile) throw notFound(null)
}

/** A person, or somebody who is gone and with whom there is an old conversation. */
export async function requireConversation(userId: string): Promise<void> {
  if (await found(() => queryClient.ensureQueryData(profileQuery(userId)))) return
  const { conversationStateQuery } = await loadAgain(() => import('./chat/inbox-queries.ts'))
  if (!(await found(() => queryClient.ensureQueryData(conversationStateQuery(userId))))) throw notFound(null)
}

/** Leads to /404, which shows cars similar to the missing offer. */
function notFound(carId: string | null): Redirect {
  noteMissingCar(carId)
  return new Redirect(href('notFound'))
}

/** Redirects people who want to write to themselves. */
export function requireOtherUser(userId: string): void {
  if (readSession()?.userId === userId) throw new Redirect(href('ownProfile'))
}

export async function requireExistingCar(carId: string): Promise<void> {
  const car = await found(() => queryClient.ensureQueryData(carQuery(carId)))
  if (!car) throw notFound(carId)
}

/** A car that everybody may see, or a deleted one whose page says so. */
export function requirePublicCar(carId: string): Promise<void> | void {
  const check = (hasPage: boolean) => {
    if (!hasPage) throw notFound(carId)
  }
  const hasPage = hasPublicPage(carId)
  return hasPage instanceof Promise ? hasPage.then(check) : check(hasPage)
}

/**
 * Like `requireExistingCar`, but a car that a list has shown opens at once and is left when it turns out to be gone.
 */
export function requireShownCar(carId: string): Promise<void> | undefined {
  const asked = requireExistingCar(carId)
  if (!knownCar(carId)) return asked
  asked.catch((error: unknown) => {
    const isHere = placeAt(new URL(location.href)).params.themeId === carId
    // The screen shows every other error.
    if (error instanceof Redirect && isHere) void navigate(error.address, { isReplacing: true, isForced: true })
  })
  return undefined
}

/** Sends a stranger to login, which sends a logged-in one home (`decisions.md` 3). */
export async function requireOwner(carId: string, myId: string): Promise<void> {
  const car = await found(() => queryClient.ensureQueryData(carQuery(carId)))
  if (car?.owner_id === myId) return
  showToast({ text: texts.frame.onlyOwnerEdits })
  throw new Redirect(href('login'))
}

/** The console is there for moderators and operators, each part for who may use it. */
export async function requireModerator({ url, params }: { url: URL; params: { part?: string } }): Promise<void> {
  requireUser(url)
  const { mayOpen } = await loadAgain(() => import('./console/console-access.ts'))
  if (!(await found(() => mayOpen(params.part)))) throw notFound(null)
}

/** An answer, or a redirect to login when the session has ended. */
async function found<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    // The page before cancels what it asked for, too, when it goes.
    if (error instanceof CancelledError) return found(ask)
    if (error instanceof CallError && error.status === 401) {
      throw new Redirect(loginAgain())
    }
    throw error
  }
}
