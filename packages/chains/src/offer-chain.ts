import { localAttestations } from './generated/local-attestations.ts'
import { localNames } from './generated/local-names.ts'
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
  /** True on a developer's machine and in tests: adds the local chains, and overrides are stand-ins. */
  readonly development?: boolean
  readonly overrides?: readonly RpcOverride[]
}

/** Whether a network is offered at all: the local ones in development only, unresolved ids never. */
export function isOffered(chain: ChainDefinition, development: boolean): boolean {
  return chain.status !== 'unresolved' && (development || !chain.development)
}

/**
 * One network as a process offers it, with the overrides of its nodes applied: several of one network are several
 * nodes, in their order.
 *
 * It stands apart from the catalogue, so that a web page can load the one network that it works on
 * without the others.
 *
 * @returns undefined when the network is not offered
 */
export function offerChain(
  chain: ChainDefinition,
  { development = false, overrides = [] }: ChainSelection = {},
): ChainDefinition | undefined {
  if (!isOffered(chain, development)) return undefined
  const own = overrides.filter((one) => one.chainId === chain.chainId)
  const [first] = own
  if (!first) return chain
  const rpcUrls = [...new Set(own.map(({ rpcUrl }) => rpcUrl))]
  const wsUrl = own.find((one) => one.wsUrl)?.wsUrl
  return development
    ? { ...withLocalRpc(chain, first.rpcUrl, wsUrl), rpcUrls }
    : withOwnRpc(chain, rpcUrls, wsUrl)
}

/**
 * The same network on a local stand-in: only the given node, and no explorers, because a public
 * explorer knows nothing of a local transaction. Where the network has an attestation or a name service,
 * the stand-in has the local one.
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
    ...(chain.attestations && { attestations: localAttestations }),
    ...(chain.names && { names: localNames }),
    standIn: true,
  }
}

function withOwnRpc(
  chain: ChainDefinition,
  own: readonly string[],
  wsUrl: string | undefined,
): ChainDefinition {
  const publicUrls = chain.rpcUrls.filter((url) => !own.includes(url))
  return { ...chain, rpcUrls: [...own, ...publicUrls], wsUrl }
}
