import { BlockList, isIP, isIPv6 } from 'node:net'

/** Ranges that never belong to a visitor on the public internet. */
const PRIVATE_RANGES: readonly [string, number, 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['::', 128, 'ipv6'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
]

const privateRanges = new BlockList()
for (const [network, prefix, family] of PRIVATE_RANGES)
  privateRanges.addSubnet(network, prefix, family)

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Writes an IPv4 address that arrived on an IPv6 socket as IPv4, without zone or port. */
export function normaliseAddress(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/%.*$/, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1] ?? bare
  const withoutPort = isIP(mapped) ? mapped : mapped.replace(/:\d+$/, '')
  return isIP(withoutPort) ? withoutPort : undefined
}

/** Whether an address is loopback, link-local or private. */
export const isPrivateAddress = (address: string): boolean =>
  privateRanges.check(address, familyOf(address))

/** Whom an address is counted as: of IPv6 its first four groups, for one visitor has all addresses below them. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail.split(':').filter(Boolean)
  const gap = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0')
  return [...front, ...gap, ...back].slice(0, 4).join(':')
}

/**
 * Makes the list of proxies whose `X-Forwarded-For` is believed.
 *
 * @param entries addresses or CIDR ranges; empty: no header is ever believed
 */
export function makeTrustedProxies(entries: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of entries) {
    const [network = '', prefix] = entry.split('/')
    if (!isIP(network)) throw new RangeError(`not an address or range: ${entry}`)
    if (prefix === undefined) list.addAddress(network, familyOf(network))
    else list.addSubnet(network, Number(prefix), familyOf(network))
  }
  return list
}

/**
 * The visitor's address: the socket's, or behind trusted proxies the last forwarded one that is not a proxy.
 *
 * @returns undefined when there is no valid address
 */
export function readClientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trusted: BlockList,
): string | undefined {
  const isTrusted = (address: string) => trusted.check(address, familyOf(address))
  let address = normaliseAddress(socketAddress ?? '')
  // From the nearest hop outwards: what a visitor invented stands left of what our proxies saw.
  for (const hop of (forwardedFor ?? '').split(',').reverse()) {
    if (address === undefined || hop.trim() === '' || !isTrusted(address)) return address
    address = normaliseAddress(hop)
  }
  return address
}
