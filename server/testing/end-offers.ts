import { expiry } from '../../contract/car-state.ts'
import { updateUnseen } from '../cars/car-rows-store.ts'
import { write } from '../db/write.ts'
import { runOperatorCommand } from '../moderation/operator-command.ts'
import { expireOffers } from '../publishing/offer-state-store.ts'

/* For journeys: lets the offers that are named end by themselves, as if nobody had renewed them. */

const dayMs = 24 * 60 * 60 * 1000

await runOperatorCommand(async (open) => {
  const db = await open()
  const ids = process.argv.slice(2)
  await write(db, (tx) => updateUnseen(tx, ids, { renewedAt: Date.now() - (expiry.hideDays + 2) * dayMs }))
  return `${await expireOffers(db)} have ended.`
})
