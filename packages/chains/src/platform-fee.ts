import type { ChainDefinition } from './types.ts'

/**
 * Creating one presale, staking pool or NFT sale on an EVM network: 0.2 of the native currency, in wei (specification section 9).
 * Tokens and airdrops have `creationFees`; programs of Solana charge nothing.
 */
export const defaultPlatformFeeWei = 2n * 10n ** 17n

/** What a deployment on this network starts with; what a user pays is read from the factory (ADR 0234). */
export const platformFeeWeiOf = ({ platformFeeWei }: ChainDefinition): bigint =>
  platformFeeWei ?? defaultPlatformFeeWei
