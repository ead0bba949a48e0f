import { isIP } from 'node:net'

/** Whether a host is this machine by its name or address, so that what is said to it does not leave the machine. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '')
  if (isIP(bare) === 4) return bare.startsWith('127.')
  return bare === '::1' || bare === 'localhost'
}
