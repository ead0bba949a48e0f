/** Names of makers for drive on all wheels, as models carry them. */
const allWheels = /(?:^|[\s,.-])(?:quattro|4\s?matic|x\s?drive|4\s?motion|awd|4wd|4\s?[x×х]\s?4)(?=$|[\s,.-])/iu

/** The drive that an offer states, or that the name of its model says: a "530d xDrive" has four driven wheels. */
export function driveOf({ drive, model }: { drive?: string | null | undefined; model: string }): string | null {
  return drive ?? (allWheels.test(model) ? '4x4' : null)
}
