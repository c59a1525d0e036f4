import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { NftAct } from './nft-view.ts'

/** Who would be named with this mint: only a first one names anybody, and nobody names himself. It counts while rewards are closed, too: they may be opened later. */
export function namedInviter(
  { my, account }: Pick<NftAct, 'my' | 'account'>,
  inviter: Address | undefined,
): Address {
  if (!inviter || !my || my.minted > 0) return zeroAddress
  return isAddressEqual(inviter, account) ? zeroAddress : inviter
}
