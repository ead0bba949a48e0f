import { personalEndpoints } from '../../contract/personal-endpoints.ts'
import { call } from '../api.ts'
import { sentenceOf } from '../call-error.ts'
import { forgetSeen, takeSeen, unsentSeen } from '../car-parts/seen-cars.ts'
import { onSessionChange, readSession } from '../session.ts'
import { showToast } from '../ui/toast.tsx'

/** Ms before an opened offer is sent: it is noted again when more of it arrives, and goes once. */
const pauseMs = 1000

/** Exchanges the opened offers with the account, from login on; returns how to stop. */
export function startSeenExchange(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  void exchangeSeen()
  const stops = [
    onSessionChange(() => void exchangeSeen()),
    unsentSeen.subscribe((cars) => {
      clearTimeout(timer)
      if (cars.length > 0) timer = setTimeout(() => void quietly(sendSeen), pauseMs)
    }),
    () => clearTimeout(timer),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Sends what was opened here, and reads what was opened on other devices. */
export function exchangeSeen(): Promise<void> {
  return quietly(async () => {
    await sendSeen()
    const userId = readSession()?.userId
    if (userId === undefined) return
    const cars = await call(personalEndpoints.listSeenCars)
    if (readSession()?.userId === userId) takeSeen(cars)
  })
}

/** Forgets what was opened, here and with the account. */
export async function clearSeen(): Promise<void> {
  try {
    if (readSession() !== null) await call(personalEndpoints.clearSeenCars)
    forgetSeen()
  } catch (error) {
    showToast({ text: sentenceOf(error) })
  }
}

async function sendSeen(): Promise<void> {
  const userId = readSession()?.userId
  const cars = [...unsentSeen.get()]
  if (userId === undefined || cars.length === 0) return
  await call(personalEndpoints.markSeenCars, { body: { cars } })
  // After a logout meanwhile the list is another person's.
  if (readSession()?.userId !== userId) return
  const sent = new Map(cars.map(({ id, seenAt }) => [id, seenAt]))
  unsentSeen.set(unsentSeen.get().filter(({ id, seenAt }) => sent.get(id) !== seenAt))
}

/** Runs work that nobody waits for; after a failure the next run makes up for it. */
async function quietly(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch {
    // The person did not ask for it, so no failure is shown.
  }
}
