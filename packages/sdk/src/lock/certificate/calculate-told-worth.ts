import type { UnverifiedFacts } from './certificate-schema.ts'
import type { LockFacts } from './lock-facts.ts'

/** Shares that stand against the one virtual base unit (`LockAccounting`). */
const firstShares = 1_000n

/**
 * What units of a lock are in base units of its token: themselves, or, of a rebasing lock, their part of what the token
 * says its vault holds, as `LockAccounting` counts it.
 * @returns undefined where the token does not say.
 */
export function calculateToldWorth(
  facts: Exclude<LockFacts, { kind: 'nft' }>,
  told: UnverifiedFacts,
  units: bigint,
): bigint | undefined {
  if (facts.kind === 'liquidity' || !facts.isRebasing) return units
  if (told.held === undefined) return undefined
  return (units * (BigInt(told.held) + 1n)) / (facts.allUnits + firstShares)
}
