import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** IPv4 that is no public host (IANA's special-purpose registry, multicast and reserved ranges). */
const SPECIAL_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const

/** Of the global unicast range: protocol assignments (Teredo among them), documentation, 6to4, AS112, SRv6. */
const SPECIAL_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const

const special = new BlockList()
for (const [net, prefix] of SPECIAL_V4) special.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of SPECIAL_V6) special.addSubnet(net, prefix, 'ipv6')

/** What is handed out to public hosts; mapped, translated, local, link and multicast ranges all lie outside. */
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

/** Whether an address is this machine's own. */
export const isLoopbackAddress = (address: string): boolean =>
  address === '::1' || (isIPv4(address) && address.startsWith('127.'))

/** Whether an address is a host of the public internet; anything that is no address is none. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4')
  // An address with a zone belongs to one link.
  if (!isIPv6(address) || address.includes('%')) return false
  return globalUnicast.check(address, 'ipv6') && !special.check(address, 'ipv6')
}
