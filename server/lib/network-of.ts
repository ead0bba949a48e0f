import { isIPv6 } from 'node:net'

/**
 * The part of an address that counts as one caller: an IPv4 address, or the /64 of an IPv6 address, because a household
 * has all of that (RFC 6177).
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: 8 - groups.length - rest.length }, () => '0')
  const all = tail === undefined ? groups : [...groups, ...zeros, ...rest]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
