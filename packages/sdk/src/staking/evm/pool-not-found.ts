import { SlipwayError } from '../../evm/errors.ts'

/** No pool of the platform has this number or address on this network. Check it, and the network. */
export class PoolNotFound extends SlipwayError {
  readonly code = 'StakingPool_NotFound'
  constructor(chainId: number, pool: string, cause?: unknown) {
    super(
      `No staking pool could be read at ${pool} on network ${chainId}; check number, address and network.`,
      { chainId, pool },
      cause,
    )
  }
}
