import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** IPv4 ranges that are not public (IANA special-purpose registry, RFC 6890). */
const closed4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const

/** The single public IPv6 range; parts of it are excluded below. */
const open6 = ['2000::', 3] as const
const closed6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const closed = new BlockList()
for (const [network, prefix] of closed4) closed.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of closed6) closed.addSubnet(network, prefix, 'ipv6')
const global6 = new BlockList()
global6.addSubnet(...open6, 'ipv6')

/** Whether an IP address is public; private, local, shared, mapped and multicast ones are not. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, 'ipv4')
  return isIPv6(address) && global6.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}
