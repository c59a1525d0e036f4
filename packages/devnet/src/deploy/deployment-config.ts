import { type EvmChainDefinition, platformFeeWeiOf } from '@slipway/chains'
import type { Address } from 'viem'
import { getDevelopmentAccount } from '../chain/development-accounts.ts'
import { calculateVenueAddresses } from '../venue/venue-addresses.ts'

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
  /** Memberships that are sold at first; an existing plan never changes, and its owner may add others. */
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

const OWNER_INDEX = 0
const DEV_ADDRESS_INDEX = 19

/** The configuration of every local chain; the fees are the chain's own (S-08). */
export function describeLocalConfig(chain: EvmChainDefinition): DeploymentConfig {
  const owner = getDevelopmentAccount(OWNER_INDEX).address
  // Every local chain has the local exchange, whichever network it stands for.
  const venue = calculateVenueAddresses(owner)
  return {
    owner,
    venueFactories: [venue.factory],
    wrappedNative: venue.wrappedNative,
    devAddress: getDevelopmentAccount(DEV_ADDRESS_INDEX).address,
    inviterShareBps: defaultInviterShareBps,
    tokenFeeWei: chain.creationFees?.tokenWei ?? 0n,
    platformFeeWei: platformFeeWeiOf(chain),
    // The specification names no fee of airdrops: as much as a token, where networks ask for fees at all.
    airdropFeeWei: chain.creationFees?.tokenWei ?? 0n,
    vipPlans: describeVipPlans(platformFeeWeiOf(chain)),
  }
}

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
