import { type Address, getAddressEncoder } from '@solana/kit'
import type { BothSides } from './decode-pool-state.ts'

/** Two tokens as a pool has them: token 0 is the one whose address is smaller as a number. */
export function orderMints([left, right]: BothSides<Address>): BothSides<Address> {
  const [one, other] = [left, right].map((mint) => getAddressEncoder().encode(mint))
  const at = one?.findIndex((byte, index) => byte !== other?.[index]) ?? -1
  return Number(one?.[at]) < Number(other?.[at]) ? [left, right] : [right, left]
}
