/** A location as a person reads it; English shows it as it was typed. */
export function locationName(location: string): string {
  return location
}
