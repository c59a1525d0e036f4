import type { EvmChainDefinition } from '@slipway/chains'
import { getTokenContracts } from '@slipway/sdk/token/evm/get-token-contracts'

/** Every local node, whatever its chain id, has the contracts of the local chain. */
export function localTokenContracts(chain: EvmChainDefinition) {
  return getTokenContracts({ ...chain, standIn: true })
}
