import { amountDays } from '../../contract/price-offer.ts'
import { forgetAmounts } from '../deals/amount-sweep-store.ts'
import { allowSweep } from '../db/sweep-guard-store.ts'
import { runOperatorCommand } from '../moderation/operator-command.ts'

/* For journeys: lets accepted amounts leave the store, as after their time. */

await runOperatorCommand(async (open) => {
  const db = await open()
  const now = Date.now() + (amountDays + 1) * 24 * 60 * 60 * 1000
  await allowSweep(db, 'amounts', now)
  return `${await forgetAmounts(db, now)} have left.`
})
