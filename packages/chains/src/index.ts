import { allChains } from './all-chains.ts'
import { bsc } from './definitions/bsc.ts'
import type { ChainDefinition, EvmChainDefinition } from './types.ts'

export { NotEvmChainError, PrivateRelayError, UnknownChainError } from './chain-errors.ts'
export { chainsFor, productionChains } from './chains-for.ts'
export { findChain, getChain, getEvmChain, isEvmChain } from './find-chain.ts'
export { type ChainSelection, type RpcOverride, withLocalRpc } from './offer-chain.ts'
export { defaultPlatformFeeWei, platformFeeWeiOf } from './platform-fee.ts'
export { findPrivateRelay, type PrivateRelay, readPrivateRelays } from './private-relay.ts'
export type {
  Address,
  AttestationContracts,
  ChainDefinition,
  ChainStatus,
  CreationFees,
  Currency,
  EvmChainDefinition,
  Explorer,
  NameService,
  NativeCurrency,
  RegistryHolder,
  Retirement,
  SolanaAddress,
  SolanaChainDefinition,
  SolanaVenue,
  Venue,
  VenueConfidence,
} from './types.ts'

/**
 * The whole catalogue in the picker's order, the local chain included: for look-ups, tools and
 * tests. What a user may choose is `chainsFor`.
 */
export const chains: readonly ChainDefinition[] = allChains

/** The network of a visitor who chose none (specification section 2). */
export const defaultChain: EvmChainDefinition = bsc
