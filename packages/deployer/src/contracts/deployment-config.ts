import type { EvmChainDefinition } from '@slipway/chains'
import type { Address } from 'viem'

/** A price for a number of days. */
export interface VipPlan {
  readonly priceWei: bigint
  readonly days: number
}

/** What the operator of a deployment decides. */
export interface DeploymentConfig {
  /** Owner of the factory: templates and fees, never tokens. Part of every address. */
  readonly owner: Address
  /** Receives the platform's part of the fees. */
  readonly devAddress: Address
  /** Inviter's part of a creation fee, in basis points. */
  readonly inviterShareBps: number
  /** Fee of creating one token, whatever its template, in wei. */
  readonly tokenFeeWei: bigint
  /** Fee of creating one presale, one NFT sale or one pool, whatever its kind, in wei (specification, section 9: 0.2 of the native currency). */
  readonly platformFeeWei: bigint
  /** Fee of creating one airdrop, whatever its kind, in wei. */
  readonly airdropFeeWei: bigint
  /**
   * Memberships that are sold at first: `--vip-plans` of `scripts/deploy.ts`. A plan never changes; later the owner calls
   * `addPlan` and `setPlanEnabled`. What members save is in `contracts/src/vip/MemberDiscount.sol`.
   */
  readonly vipPlans: readonly VipPlan[]
  /** Factories of the V2 exchanges of the network. */
  readonly venueFactories: readonly Address[]
  /** Undefined where the network has none that is known. */
  readonly wrappedNative?: Address
}

/**
 * Plans where the operator does not choose others (the specification names no amounts): a month, a quarter and a year for one
 * and a half, three and a half and ten creations of a presale; none where nothing is to be saved.
 */
export function describeVipPlans(platformFeeWei: bigint): readonly VipPlan[] {
  if (platformFeeWei === 0n) return []
  const terms = [
    [30, 15n],
    [90, 35n],
    [365, 100n],
  ] as const
  return terms.map(([days, tenths]) => ({ days, priceWei: (platformFeeWei * tenths) / 10n }))
}

/** Inviter's part of a fee where the operator does not choose another: one fifth. */
export const defaultInviterShareBps = 2_000

/** The exchanges of a live network, as far as the platform can use them. */
export function describeVenues(
  chain: EvmChainDefinition,
): Pick<DeploymentConfig, 'venueFactories' | 'wrappedNative'> {
  const factories = chain.venues.filter(({ kind }) => kind === 'v2').map(({ factory }) => factory)
  return {
    venueFactories: [...new Set(factories.filter((factory) => factory !== undefined))],
    ...(chain.wrappedNative === undefined ? {} : { wrappedNative: chain.wrappedNative }),
  }
}
