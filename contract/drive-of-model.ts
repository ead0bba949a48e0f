/** Makers' names for all-wheel drive in names of models. */
const allWheels = /(?:^|[\s,.-])(?:quattro|4\s?matic|x\s?drive|4\s?motion|awd|4wd|4\s?[x×х]\s?4)(?=$|[\s,.-])/iu

/** The stated drive, or the one that the model's name implies: a "530d xDrive" drives all wheels. */
export function driveOf({ drive, model }: { drive?: string | null | undefined; model: string }): string | null {
  return drive ?? (allWheels.test(model) ? '4x4' : null)
}
