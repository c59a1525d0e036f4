import type { SolanaPresale } from '@slipway/sdk/solana/presale/types'

/** What finishing a presale now says: `finalize` of the program, to the unit. */
export function forecastFinish({
  total,
  hardCap,
  tokens,
  deposited,
  exitFees,
}: Pick<SolanaPresale, 'total' | 'hardCap' | 'tokens' | 'deposited' | 'exitFees'>) {
  const accepted = total < hardCap ? total : hardCap
  const sold = (tokens * accepted) / hardCap
  return { sold, unsold: deposited - sold, proceeds: accepted + exitFees }
}
