import { CallError } from './call-error.ts'
import { carQuery } from './cars/car-query.ts'
import { queryClient } from './query-client.ts'
import { href } from './router/address.ts'
import { Redirect } from './router/navigate.ts'
import { readSession } from './session.ts'
import { texts } from './texts.ts'
import { showToast } from './ui/toast.tsx'
import { profileQuery } from './users/profile-query.ts'

/**
 * Who may open a screen (specification 2 and 6): first the login, then existence, then ownership (`decisions.md` 5).
 * Each guard either returns or throws a redirect.
 */

/** Login and registration are for visitors only. */
export function requireVisitor(): void {
  if (readSession()) throw new Redirect(href('home'))
}

/** Everything personal needs a login; `url` is where the visitor wanted to go. Answers who is logged in. */
export function requireUser(url: URL): string {
  const session = readSession()
  if (!session) throw new Redirect(href('login', { next: url.pathname + url.search + url.hash }))
  return session.userId
}

export async function requireExistingUser(userId: string): Promise<void> {
  const profile = await found(queryClient.ensureQueryData(profileQuery(userId)))
  if (!profile) throw new Redirect(href('notFound'))
}

/** Nobody writes to oneself. */
export function requireOtherUser(userId: string): void {
  if (readSession()?.userId === userId) throw new Redirect(href('ownProfile'))
}

export async function requireExistingCar(carId: string): Promise<void> {
  const car = await found(queryClient.ensureQueryData(carQuery(carId)))
  if (!car) throw new Redirect(href('notFound'))
}

/** A stranger is sent to login, which sends someone who is logged in home (`decisions.md` 3). */
export async function requireOwner(carId: string, myId: string): Promise<void> {
  const car = await found(queryClient.ensureQueryData(carQuery(carId)))
  if (car?.owner_id === myId) return
  showToast({ text: texts.frame.onlyOwnerEdits })
  throw new Redirect(href('login'))
}

/** An answer, unless the session turned out to be over: that leads to login again. */
async function found<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof CallError && error.status === 401) {
      throw new Redirect(href('login', { authFailed: true }))
    }
    throw error
  }
}
