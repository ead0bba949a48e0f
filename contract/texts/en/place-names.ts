/** The name of a region or town of the wire; English reads the value itself. */
export function placeName(place: string): string {
  return place
}

/** Regions or towns of the wire in the order of their names. */
export function sortedPlaces(names: readonly string[]): string[] {
  return names.toSorted()
}
