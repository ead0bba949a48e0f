import { write, type Database } from '../db/database.ts'
import { announce } from '../live/announce.ts'
import { type Hub } from '../live/hub.ts'

/** Waits until what was committed before has been heard: announcements come in the order of commits. */
export async function allHeard({ db, hub }: { db: Database; hub: Hub }): Promise<void> {
  const topic = `cars/marker-${crypto.randomUUID()}` as const
  await new Promise<void>((heard, failed) => {
    const stop = hub.subscribe(topic, () => {
      stop()
      heard()
    })
    write(db, async (tx) => announce(tx, [topic], { kind: 'carDeleted', id: topic })).catch(failed)
  })
}
