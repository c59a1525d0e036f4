import { larger } from '../../shared/larger.ts'
import { smaller } from '../../shared/smaller.ts'
import { solanaPresaleLimits } from './solana-presale-limits.ts'
import type { SolanaPresale, SolanaPresaleBuyer } from './types.ts'

const whole = BigInt(solanaPresaleLimits.wholeBps)

/** What a presale's price and room follow from. */
type PresaleBooks = Pick<SolanaPresale, 'kind' | 'tokens' | 'hardCap' | 'total'>

/** What a presale may still take: a fair one as much as its books hold. */
function calculateRoom({ kind, hardCap, total }: PresaleBooks): bigint {
  return (kind === 'fair' ? solanaPresaleLimits.amountMax : hardCap) - total
}

/** Whether a presale takes nothing more: the room that is left buys not one base unit. A fair one is never full. */
export function isFull(presale: PresaleBooks): boolean {
  const { kind, tokens, hardCap } = presale
  return kind !== 'fair' && (tokens * calculateRoom(presale)) / hardCap === 0n
}

/**
 * Whether a raise reaches the soft cap. A full presale does, even if the room that is left, which buys not one base unit of the
 * token, is missing to it.
 */
export function reachesSoftCap(presale: PresaleBooks & Pick<SolanaPresale, 'softCap'>): boolean {
  return presale.total >= presale.softCap || (presale.total > 0n && isFull(presale))
}

/**
 * Lamports of an amount that a presale would take now; the rest never leaves the wallet. 0 where it would refuse: no room, less
 * than the minimum and not all the room there is, or too little for one more base unit.
 * @param already contributed by this wallet before
 */
export function calculateKept(
  presale: PresaleBooks & Pick<SolanaPresale, 'minContribution' | 'maxContribution'>,
  amount: bigint,
  already: bigint,
): bigint {
  const { tokens, hardCap, minContribution, maxContribution } = presale
  const room = smaller(calculateRoom(presale), larger(maxContribution - already, 0n))
  if (amount < room && amount < minContribution) return 0n
  const kept = smaller(amount, room)
  // Above the hard cap a fair presale's price is less than that, and known at its end only.
  if (tokens >= hardCap || already + kept > hardCap) return kept
  const units = (tokens * (already + kept)) / hardCap
  const cost = (hardCap * units + tokens - 1n) / tokens
  return larger(cost - already, 0n)
}

/** Lamports that leaving an open presale costs. Rounded down. */
export function calculateExitFee(
  { termsChanged }: Pick<SolanaPresale, 'termsChanged'>,
  contributed: bigint,
): bigint {
  if (termsChanged) return 0n
  return (contributed * BigInt(solanaPresaleLimits.exitFeeBps)) / whole
}

/** Tokens that a contribution gets in all, and lamports of it that come back with the first claim (fair). */
export function calculateAllocation(
  { tokens, hardCap, total }: Pick<PresaleBooks, 'tokens' | 'hardCap' | 'total'>,
  contributed: bigint,
): { readonly tokens: bigint; readonly excess: bigint } {
  const raised = larger(total, hardCap)
  return {
    tokens: (tokens * contributed) / raised,
    excess: (contributed * (raised - hardCap)) / raised,
  }
}

/** Released part of the buyers' tokens and of the creator's proceeds alike, in basis points. @param at unix seconds */
export function calculateReleasedBps(
  presale: Pick<SolanaPresale, 'vestingStart' | 'firstBps' | 'cycleBps' | 'cycleSeconds'>,
  at: number,
): bigint {
  const { vestingStart, firstBps, cycleBps, cycleSeconds } = presale
  if (vestingStart === undefined || at < vestingStart) return 0n
  if (cycleSeconds === 0) return whole
  const cycles = BigInt(Math.floor((at - vestingStart) / cycleSeconds))
  return smaller(whole, BigInt(firstBps) + cycles * BigInt(cycleBps))
}

/** Lamports that inviting earns a wallet: all of it where all is accepted, or the accepted part (fair). Rounded down. */
export function calculateReward(
  { hardCap, total }: Pick<PresaleBooks, 'hardCap' | 'total'>,
  { earned, isRewarded }: Pick<SolanaPresaleBuyer, 'earned' | 'isRewarded'>,
): bigint {
  return isRewarded ? 0n : (earned * hardCap) / larger(total, hardCap)
}

/** What a claim pays a wallet of a finished presale at a moment, to the unit as the program counts it. @param at unix seconds */
export function calculateClaim(
  presale: SolanaPresale,
  {
    contributed,
    claimed,
    returned,
  }: Pick<SolanaPresaleBuyer, 'contributed' | 'claimed' | 'returned'>,
  at: number,
): { readonly tokens: bigint; readonly excess: bigint } {
  const { tokens, excess } = calculateAllocation(presale, contributed)
  const released = calculateReleasedBps(presale, at)
  return { tokens: (tokens * released) / whole - claimed, excess: excess - returned }
}

/** Lamports of a finished presale that its creator may take at a moment. @param at unix seconds */
export function calculateProceeds(presale: SolanaPresale, at: number): bigint {
  return (presale.proceeds * calculateReleasedBps(presale, at)) / whole - presale.withdrawn
}
