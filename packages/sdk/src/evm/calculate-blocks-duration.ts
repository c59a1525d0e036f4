import type { EvmChainDefinition } from '@slipway/chains'

/**
 * Seconds that a number of blocks takes on a network, for forms that show blocks as time (S-40).
 * @returns undefined where the network's block time is not known.
 */
export function calculateBlocksDuration(
  blocks: bigint | number,
  chain: Pick<EvmChainDefinition, 'blockTimeSeconds'>,
): number | undefined {
  const { blockTimeSeconds } = chain
  return blockTimeSeconds === undefined ? undefined : Number(blocks) * blockTimeSeconds
}
