import { calculateReward } from '@slipway/sdk/solana/presale/presale-math'
import type { SolanaPresale } from '@slipway/sdk/solana/presale/types'

/** What finishing a presale now says: `finalize` of the program, to the unit. */
export function forecastFinish({
  total,
  hardCap,
  tokens,
  deposited,
  exitFees,
  earned,
}: Pick<SolanaPresale, 'total' | 'hardCap' | 'tokens' | 'deposited' | 'exitFees' | 'earned'>) {
  const accepted = total < hardCap ? total : hardCap
  const sold = (tokens * accepted) / hardCap
  const rewards = calculateReward({ total, hardCap }, { earned, isRewarded: false })
  return { sold, unsold: deposited - sold, proceeds: accepted + exitFees - rewards, rewards }
}
