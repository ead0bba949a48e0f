/** The cars seen lately. */
export const seen = {
  noneSeen: 'No cars seen yet.',
  clearSeen: 'Clear this list',
}
