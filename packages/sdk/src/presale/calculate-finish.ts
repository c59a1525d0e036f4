import { calculateTokenSplit } from './presale-math.ts'
import type { Presale } from './types.ts'

/** What a finish divides, in base units; before inviter rewards and a repair of the price. */
export interface FinishSplit {
  readonly poolCurrency: bigint
  readonly poolTokens: bigint
  readonly ownerCurrency: bigint
  /** Tokens that are neither sold nor in the pool. */
  readonly unsold: bigint
}

/**
 * What a finish would put where now. Half of the exit fees goes into the pool as far as unsold tokens go with it at the
 * listing price, and the rest of that half to the owner; the other half is the platform's (S-53, S-56).
 */
export function calculateFinish({
  kind,
  terms,
  state,
}: Pick<Presale, 'kind' | 'terms' | 'state'>): FinishSplit {
  const { total } = state
  const accepted = kind === 'fair' && total > terms.hardCap ? terms.hardCap : total
  const { needed, poolCurrency, forPool, ownerCurrency } = calculateTokenSplit(terms, accepted)
  const spare = state.tokensDeposited > needed ? state.tokensDeposited - needed : 0n
  const fees = state.exitFees / 2n
  const wanted = poolCurrency === 0n ? 0n : (fees * forPool) / poolCurrency
  const tokens = wanted < spare ? wanted : spare
  const currency = forPool === 0n ? 0n : (tokens * poolCurrency) / forPool
  return {
    poolCurrency: poolCurrency + currency,
    poolTokens: forPool + tokens,
    ownerCurrency: ownerCurrency + fees - currency,
    unsold: spare - tokens,
  }
}
