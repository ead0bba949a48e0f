/** The description composed for a dealer's row that has none. */
export const imports = {
  carOfYear: (name: string, year: string) => `${name} of ${year}`,
  engine: (kind: string) => `${kind} engine`,
  litres: (amount: string) => `${amount} l`,
  power: (hp: string) => `${hp} hp`,
  transmission: (kind: string) => `${kind} transmission`,
  mileage: (km: number) => `${km} km`,
  colour: (colour: string) => `Colour: ${colour}`,
  mileageNote: 'As the dealer’s file says.',
}
