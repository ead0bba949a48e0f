import { ProductError } from '../errors.ts'
import { isLocked, isOrphan, isStoreAway, isUnstorable } from './database.ts'
import { Together } from './together.ts'

/**
 * Things that people create, those that come at once in one transaction. `create` makes all or none, and when it is
 * `isBrief` it fails (`isLocked`) instead of waiting long for somebody else.
 */
export function createdTogether<Thing, Created>(
  create: (things: Thing[], options: { isBrief: boolean }) => Promise<Created[]>,
): Together<Thing, Created> {
  return new Together({
    together: (things: Thing[]) => create(things, { isBrief: true }),
    refused: {
      isRefusal: (error) => error instanceof ProductError || isLocked(error) || isOrphan(error) || isUnstorable(error),
      alone: async (thing) => {
        const [created] = await create([thing], { isBrief: false })
        return created as Created
      },
    },
    isAway: isStoreAway,
  })
}
