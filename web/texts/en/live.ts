/** The connection: what a call says when no answer came, and what the live marks say. */
export const live = {
  offline: 'No connection. Please check it and try again.',
  connected: 'Live',
  reconnecting: 'Reconnecting...',
  asItWasAt: (time: string) => `No connection. You see the list as it was at ${time}.`,
  tryAgain: 'Try again',
}
