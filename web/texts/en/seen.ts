/** The cars seen lately. */
export const seen = {
  seenTitle: 'Recently seen',
  noneSeen: 'No cars seen yet.',
  clearSeen: 'Clear this list',
}
