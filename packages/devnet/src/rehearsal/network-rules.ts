import type { EvmChainDefinition } from '@slipway/chains'

/** What a network does otherwise than a local chain, as far as a deployment meets it. */
export interface NetworkRules {
  /** Rules of the EVM, by anvil's name for them. */
  readonly hardfork: string
  /** Whether transactions of the second kind are taken; where nobody knows, they are not. */
  readonly takesFeeMarket: boolean
  readonly transactionGasCap?: number
  /** Gas of a normal block, where it is stated. */
  readonly blockGasLimit?: number
  /** Least part of a transaction's gas limit that is charged, in percent. */
  readonly minChargedGasPercent: number
  /** How far the network's own height is above what `block.number` gives to contracts. */
  readonly heightAbove: bigint
  /** Whether the deterministic deployment proxy is there already. */
  readonly hasDeploymentProxy: boolean
}

/** A layer makes blocks faster than its parent: its height is another number by far. */
const LAYER_HEIGHT_ABOVE = 400_000_000n

/** The rules of a network, from its definition alone. */
export function describeNetworkRules(chain: EvmChainDefinition): NetworkRules {
  const { transactionGasCap, blockGasLimit, eip1559, evmVersion } = chain
  return {
    // A cap on transactions came with Osaka, which no contract is compiled for.
    hardfork: transactionGasCap === undefined ? evmVersion : 'osaka',
    takesFeeMarket: eip1559 === true && evmVersion !== 'istanbul',
    ...(transactionGasCap === undefined ? {} : { transactionGasCap }),
    ...(blockGasLimit === undefined ? {} : { blockGasLimit }),
    minChargedGasPercent: chain.minChargedGasPercent ?? 0,
    heightAbove: chain.blockNumberSource === 'parent' ? LAYER_HEIGHT_ABOVE : 0n,
    // No definition says it: where not even Multicall3 is known, the proxy is not counted on.
    hasDeploymentProxy: chain.multicall3 !== undefined,
  }
}
