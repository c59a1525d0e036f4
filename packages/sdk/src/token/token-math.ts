import { smaller } from '../shared/smaller.ts'
import { tokenLimits } from './token-limits.ts'
import type { TokenMinting } from './types.ts'

const bpsOfWhole = 10_000n

/**
 * Most base units that one minting may create now, as `StandardToken.mint` reckons: a share of the supply at that
 * moment, and never past what a trading pool can count.
 */
export function calculateMaxMint(
  totalSupply: bigint,
  minting: Pick<TokenMinting, 'mintable' | 'maxBps'>,
): bigint {
  if (!minting.mintable) return 0n
  const share = (totalSupply * BigInt(minting.maxBps)) / bpsOfWhole
  const room = tokenLimits.supplyMaxBaseUnits - totalSupply
  return room > 0n ? smaller(share, room) : 0n
}

/**
 * Seconds to wait until the next minting; 0 when it is possible now.
 * @param now unix seconds; the chain's newest block decides, not the reader's clock.
 * @returns undefined when the token cannot be minted any more.
 */
export function calculateMintWait(
  minting: Pick<TokenMinting, 'mintable' | 'nextMintAt'>,
  now: number,
): number | undefined {
  return minting.mintable ? Math.max(0, minting.nextMintAt - now) : undefined
}

/** The inviter's part of a creation fee in wei, rounded down as the factory does. @param shareBps 0 to 10 000. */
export function calculateInviterReward(feeWei: bigint, shareBps: bigint): bigint {
  return (feeWei * shareBps) / bpsOfWhole
}
