import type { AddressTarget } from '@slipway/vanity-address/target/address-target'

const LENGTH = 40
/** Stands in a sample for what nothing is said of. */
const OPEN = '·'

const range = (from: number, length: number) =>
  Array.from({ length: Math.max(0, length) }, (_, index) => from + index)

/** A text as the search takes it: letters of either case are one unless case matters, and what no address has is open. */
function wishOf(text: string, { isCaseSensitive }: { readonly isCaseSensitive: boolean }): string {
  const hex = text.trim().replaceAll(/[^0-9a-f]/gi, OPEN)
  return isCaseSensitive ? hex : hex.toLowerCase()
}

const withoutPrefix = (text: string) => text.trim().replace(/^0x/i, '')

function wantedPlaces(target: AddressTarget, address: string): readonly number[] {
  const end = address.length
  switch (target.kind) {
    case 'starts':
      return range(2, withoutPrefix(target.text).length)
    case 'ends':
      return range(end - target.text.trim().length, target.text.trim().length)
    case 'both': {
      const ending = target.ending.trim().length
      return [...range(2, withoutPrefix(target.text).length), ...range(end - ending, ending)]
    }
    case 'contains': {
      const needle = wishOf(target.text, target)
      const hay = target.isCaseSensitive ? address : address.toLowerCase()
      const at = hay.indexOf(needle, 2)
      return at < 0 ? [] : range(at, needle.length)
    }
    case 'zeros':
      return range(2, target.count)
    case 'pattern':
      return []
  }
}

/**
 * Which characters of an address its target asked for.
 * @param address with 0x; a sample too, whose open characters nothing asked for
 */
export function markAddress(target: AddressTarget, address: string): ReadonlySet<number> {
  return new Set(wantedPlaces(target, address).filter((at) => address.charAt(at) !== OPEN))
}

/** What the address will look like, as far as the target says. */
export function sampleAddress(target: AddressTarget): string {
  const open = (count: number) => OPEN.repeat(Math.max(0, count))
  const body = () => {
    switch (target.kind) {
      case 'starts':
        return wishOf(withoutPrefix(target.text), target)
      case 'ends':
        return wishOf(target.text, target).slice(0, LENGTH).padStart(LENGTH, OPEN)
      case 'both': {
        const start = wishOf(withoutPrefix(target.text), target)
        const ending = wishOf(target.ending, target)
        return start + open(LENGTH - start.length - ending.length) + ending
      }
      case 'contains': {
        const wish = wishOf(target.text, target)
        return open(Math.floor((LENGTH - wish.length) / 2)) + wish
      }
      case 'zeros':
        return '0'.repeat(target.count)
      case 'pattern':
        return ''
    }
  }
  return `0x${body().slice(0, LENGTH).padEnd(LENGTH, OPEN)}`
}
