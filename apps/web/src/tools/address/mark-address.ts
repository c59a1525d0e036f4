import type { AddressTarget } from '@slipway/vanity-address/target/address-target'

const range = (from: number, length: number) =>
  Array.from({ length: Math.max(0, length) }, (_, index) => from + index)

const plain = (text: string) => text.trim().replace(/^0x/i, '')

/**
 * Which characters of an address its target asked for.
 * @param address with 0x
 */
export function markAddress(target: AddressTarget, address: string): ReadonlySet<number> {
  const end = address.length
  switch (target.kind) {
    case 'starts':
      return new Set(range(2, plain(target.text).length))
    case 'ends':
      return new Set(range(end - target.text.trim().length, target.text.trim().length))
    case 'both': {
      const ending = target.ending.trim().length
      return new Set([...range(2, plain(target.text).length), ...range(end - ending, ending)])
    }
    case 'contains': {
      const wanted = target.text.trim()
      const [hay, needle] = target.isCaseSensitive
        ? [address, wanted]
        : [address.toLowerCase(), wanted.toLowerCase()]
      const at = hay.indexOf(needle, 2)
      return new Set(at < 0 ? [] : range(at, needle.length))
    }
    case 'zeros':
      return new Set(range(2, target.count))
    case 'pattern':
      return new Set()
  }
}

/** What the address will look like, as far as the target says. */
export function sampleAddress(target: AddressTarget): string {
  const dots = (count: number) => '·'.repeat(Math.max(0, count))
  const body = () => {
    switch (target.kind) {
      case 'starts':
        return plain(target.text).slice(0, 40).padEnd(40, '·')
      case 'ends':
        return target.text.trim().slice(0, 40).padStart(40, '·')
      case 'both': {
        const [start, ending] = [plain(target.text), target.ending.trim()]
        return start + dots(40 - start.length - ending.length) + ending
      }
      case 'contains': {
        const text = target.text.trim()
        const before = Math.max(0, Math.floor((40 - text.length) / 2))
        return (dots(before) + text).padEnd(40, '·')
      }
      case 'zeros':
        return '0'.repeat(Math.min(40, target.count)).padEnd(40, '·')
      case 'pattern':
        return dots(40)
    }
  }
  return `0x${body()}`
}
