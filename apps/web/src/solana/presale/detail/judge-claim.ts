import {
  calculateClaim,
  calculateReleasedBps,
  calculateReward,
} from '@slipway/sdk/solana/presale/presale-math'
import { solanaPresaleLimits } from '@slipway/sdk/solana/presale/solana-presale-limits'
import type { SolanaPresaleBuyer } from '@slipway/sdk/solana/presale/types'
import { canTaxChange } from '../../network/describe-tax.ts'
import type { PresaleView } from '../types.ts'

/** What a claim pays: tokens in base units, the rest in lamports. */
interface ClaimDue {
  readonly tokens: bigint
  readonly excess: bigint
  readonly reward: bigint
  /** Whether it ends the wallet's account, and gives its deposit back. */
  readonly isLast: boolean
}

/**
 * What a claim of a wallet pays now, for the wallet itself or for somebody else who sends it.
 * @returns else why nobody may send it: nothing is due, or the wallet has to sign, as the token's tax can change, or takes of each
 * part
 */
export function judgeClaim(
  { presale, token, now }: Pick<PresaleView, 'presale' | 'token' | 'now'>,
  buyer: SolanaPresaleBuyer,
  isOwn: boolean,
): ClaimDue | 'nothing' | 'movable' | 'taxed' {
  const isWhole = calculateReleasedBps(presale, now) === BigInt(solanaPresaleLimits.wholeBps)
  const isLast = isWhole || buyer.contributed === 0n
  const due = calculateClaim(presale, buyer, now)
  if (!isLast && due.tokens === 0n && due.excess === 0n) return 'nothing'
  if (!isOwn && buyer.contributed > 0n && canTaxChange(token)) return 'movable'
  if (!isOwn && !isLast && token.isTaxed) return 'taxed'
  return { ...due, isLast, reward: isLast ? calculateReward(presale, buyer) : 0n }
}
