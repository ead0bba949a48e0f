import { type Database } from '../db/database.ts'
import { write } from '../db/write.ts'
import { publish } from '../events/publish.ts'
import { type Hub } from '../events/hub.ts'

/** Waits until what was committed before has been heard: announcements come in the order of commits. */
export async function allHeard({ db, hub }: { db: Database; hub: Hub }): Promise<void> {
  const topic = `cars/marker-${crypto.randomUUID()}` as const
  await new Promise<void>((heard, failed) => {
    const stop = hub.subscribe(topic, () => {
      stop()
      heard()
    })
    write(db, async (tx) => publish(tx, [topic], { kind: 'carDeleted', id: topic })).catch(failed)
  })
}
