import type { ChainDefinition } from './types.ts'

/** Creating one presale or one NFT sale: 0.2 of the native currency, in wei (specification section 9). */
export const defaultPlatformFeeWei = 2n * 10n ** 17n

/** What a deployment on this network starts with; what a user pays is read from the factory (ADR 0234). */
export const platformFeeWeiOf = ({ platformFeeWei }: ChainDefinition): bigint =>
  platformFeeWei ?? defaultPlatformFeeWei
