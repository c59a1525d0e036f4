import { readAddress } from '@slipway/sdk/shared/read-address'
import type { Address } from 'viem'

/** Digits of the largest number that a contract can be asked for. */
const longestNumber = 77

/** What a factory made, as a page's address names it: a number in the factory, from 1, or an address; undefined for anything else. */
export function readRegistryName(id: string): bigint | Address | undefined {
  if (/^[1-9]\d*$/.test(id) && id.length <= longestNumber) return BigInt(id)
  const reading = readAddress(id)
  return reading.ok ? reading.address : undefined
}
