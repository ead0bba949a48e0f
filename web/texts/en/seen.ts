/** The cars seen recently. */
export const seen = {
  noneSeen: 'No cars seen yet.',
  noneSeenHint: 'The last cars you open stand here, so that you find them again.',
  here: 'This list lives in this browser. From your next login on it stands with your account.',
  withAccount: 'This list stands with your account, on every device. Only you see it.',
  clearSeen: 'Clear this list',
}
