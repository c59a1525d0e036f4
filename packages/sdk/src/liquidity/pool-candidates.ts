import type { EvmChainDefinition } from '@slipway/chains'
import type { Address } from 'viem'
import type { PoolQuote } from './liquidity-pool.ts'

export type ListedVenue = EvmChainDefinition['venues'][number]

/** Where a token's pool may be. */
export interface PoolCandidate {
  readonly venue: ListedVenue
  readonly quote: PoolQuote
}

/** Decimals of nearly every currency; a catalogue entry without any is read again where the amount matters. */
const usualDecimals = 18

/** Every listed exchange with every listed currency but the token itself. */
export function findCandidates(
  chain: EvmChainDefinition,
  token: Address,
): readonly PoolCandidate[] {
  const quotes = chain.currencies
    .filter(({ address }) => address.toLowerCase() !== token.toLowerCase())
    .map(({ address, name, decimals = usualDecimals, isWETH }) => ({
      address,
      name,
      decimals,
      isWrappedNative: isWETH,
    }))
  return chain.venues.flatMap((venue) => quotes.map((quote) => ({ venue, quote })))
}
