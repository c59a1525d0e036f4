import { readAddress } from '@slipway/sdk/shared/read-address'
import type { Address } from 'viem'

/** Numbers of a factory have 32 bits. */
const MAX_ID = 2 ** 32 - 1

/** What stands behind `/airdrop/detail/`: a number in the factory, or an address. @returns undefined for anything else */
export function readAirdropId(text: string): number | Address | undefined {
  if (/^[1-9]\d{0,9}$/.test(text)) {
    const id = Number(text)
    return id <= MAX_ID ? id : undefined
  }
  const reading = readAddress(text)
  return reading.ok ? reading.address : undefined
}
