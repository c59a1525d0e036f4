import { type Address, getAddressEncoder, getProgramDerivedAddress } from '@solana/kit'

/** Whether the first of two tokens is the pool's token 0: the one whose address is smaller as a number. */
function isFirst(left: Address, right: Address): boolean {
  const [one, other] = [left, right].map((mint) => getAddressEncoder().encode(mint))
  const at = one?.findIndex((byte, index) => byte !== other?.[index]) ?? -1
  return at >= 0 && Number(one?.[at]) < Number(other?.[at])
}

/**
 * The usual address of the pool of two tokens, in any order. The program lets anybody make others, at addresses of their
 * own: that a pool is missing here does not mean that there is none.
 * @param config address of its fees
 */
export async function findPoolAddress(
  programAddress: Address,
  config: Address,
  mints: readonly [Address, Address],
): Promise<Address> {
  const [left, right] = mints
  const encoder = getAddressEncoder()
  const inOrder = isFirst(left, right) ? [left, right] : [right, left]
  const [address] = await getProgramDerivedAddress({
    programAddress,
    seeds: ['pool', ...[config, ...inOrder].map((account) => encoder.encode(account))],
  })
  return address
}
