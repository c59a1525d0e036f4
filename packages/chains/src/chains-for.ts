import { allChains } from './all-chains.ts'
import { UnknownChainError } from './chain-errors.ts'
import { local } from './definitions/local.ts'
import type { ChainDefinition } from './types.ts'

/** Nodes that replace or precede the public ones of one network. */
export interface RpcOverride {
  readonly chainId: number
  /** HTTP(S) JSON-RPC address. */
  readonly rpcUrl: string
  /** WebSocket JSON-RPC address. */
  readonly wsUrl?: string
}

export interface ChainSelection {
  /** True on a developer's machine and in tests: adds the local chain, and overrides are stand-ins. */
  readonly development?: boolean
  readonly overrides?: readonly RpcOverride[]
}

/**
 * Every network that a production build offers. The local chain is not there, and neither are
 * unresolved ids: nothing says which network would answer (ADR 0020).
 */
export const productionChains: readonly ChainDefinition[] = allChains.filter(
  (chain) => !chain.development && chain.status !== 'unresolved',
)

/**
 * The networks that a process offers. Web, API and indexer start from this list and never from
 * the whole catalogue.
 *
 * In development an override turns its network, whichever it is, into a local stand-in. In
 * production it names the operator's own node, which goes before the public ones.
 *
 * @throws UnknownChainError when an override names a network that is not offered
 */
export function chainsFor(selection: ChainSelection = {}): readonly ChainDefinition[] {
  const { development = false, overrides = [] } = selection
  const offered = development ? [...productionChains, local] : productionChains
  const byChainId = new Map(overrides.map((override) => [override.chainId, override]))
  for (const { chainId } of overrides) {
    if (!offered.some((chain) => chain.chainId === chainId)) throw new UnknownChainError(chainId)
  }
  return offered.map((chain) => {
    const override = byChainId.get(chain.chainId)
    if (!override) return chain
    return development
      ? withLocalRpc(chain, override.rpcUrl, override.wsUrl)
      : withOwnRpc(chain, override)
  })
}

/**
 * The same network on a local stand-in: only the given node, and no explorers, because a public
 * explorer knows nothing of a local transaction.
 */
export function withLocalRpc<Chain extends ChainDefinition>(
  chain: Chain,
  rpcUrl: string,
  wsUrl?: string,
): Chain {
  return {
    ...chain,
    rpcUrls: [rpcUrl],
    wsUrl,
    explorer: undefined,
    altExplorers: undefined,
    standIn: true,
  }
}

function withOwnRpc(chain: ChainDefinition, override: RpcOverride): ChainDefinition {
  const publicUrls = chain.rpcUrls.filter((url) => url !== override.rpcUrl)
  return { ...chain, rpcUrls: [override.rpcUrl, ...publicUrls], wsUrl: override.wsUrl }
}
