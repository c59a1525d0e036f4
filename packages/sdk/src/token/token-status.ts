import { zeroAddress } from 'viem'
import type { Token, TokenMinting } from './types.ts'

/** `fixed`: nobody can change anything about the token any more. */
export type TokenStatus = 'owned' | 'renounced' | 'fixed'

/** State of the minting switch; `off` is for good. */
export type MintingStatus = 'off' | 'cooling-down' | 'open'

/** Who is in charge of a token. A renounced one with powers of an unknown kind is not called fixed. */
export function calculateTokenStatus(token: Pick<Token, 'owner' | 'capabilities'>): TokenStatus {
  if (token.owner !== zeroAddress) return 'owned'
  const { unknownBits, ...powers } = token.capabilities
  const isAnyLeft = Object.values(powers).includes(true) || unknownBits !== 0n
  return isAnyLeft ? 'renounced' : 'fixed'
}

/** Whether the owner can mint. @param now unix seconds of the chain's newest block. */
export function calculateMintingStatus(
  minting: Pick<TokenMinting, 'mintable' | 'nextMintAt'>,
  now: number,
): MintingStatus {
  if (!minting.mintable) return 'off'
  return now < minting.nextMintAt ? 'cooling-down' : 'open'
}
