import type { EvmChainDefinition } from '@slipway/chains'
import { type Deployment, getDeployments, getLocalDeployment } from '@slipway/deployments'
import type { Address } from 'viem'
import type { AirdropKind } from '../platform/airdrop-kinds.ts'
import type { PoolKind } from '../platform/pool-kinds.ts'
import type { PresaleKind } from '../platform/presale-kinds.ts'

/** Contracts of ours that hold value and stand once in a deployment; how each of them answers. */
const platformHolders = {
  tokenFactory: { isPaged: false },
  presaleFactory: { isPaged: false },
  poolFactory: { isPaged: false },
  airdropFactory: { isPaged: false },
  nftSaleFactory: { isPaged: false },
  vip: { isPaged: false },
  tokenLocker: { isPaged: true },
  liquidityLocker: { isPaged: true },
  nftLocker: { isPaged: true, isById: true },
  launchPad: { isPaged: true },
  openingVault: { isPaged: true },
  inviter: { isPaged: true },
} as const

/** A contract of the platform that holds value and stands once in a deployment. */
export type PlatformHolder = keyof typeof platformHolders

/** Templates whose tokens hold what they pay to holders, stakers or inviters. */
export const dividendTemplateIds: ReadonlySet<number> = new Set([3, 4, 5, 7, 8, 9])

/** A contract of ours that holds value. */
export type ValueHolder = {
  readonly address: Address
  readonly isPaged: boolean
  /** Pages are of ids, and those of locks that ended are left out: a short page is not the last one. */
  readonly isById?: boolean
} & (
  | { readonly kind: PlatformHolder; readonly version: string }
  | { readonly kind: 'presale'; readonly presaleKind: PresaleKind }
  | { readonly kind: 'dividendToken'; readonly templateId: number }
  | { readonly kind: 'pool'; readonly poolKind: PoolKind }
  | { readonly kind: 'airdrop'; readonly airdropKind: AirdropKind }
  | { readonly kind: 'collection' }
)

export function deploymentsOf(chain: EvmChainDefinition): readonly Deployment[] {
  const isLocal = chain.development === true || chain.standIn === true
  return isLocal ? [getLocalDeployment()] : getDeployments(chain.chainId)
}

/** The platform's own contracts that hold value on a network, of every version ever deployed; none where nothing is. */
export function findPlatformHolders(chain: EvmChainDefinition): readonly ValueHolder[] {
  const kinds = Object.keys(platformHolders) as PlatformHolder[]
  const found = new Map<Address, ValueHolder>()
  for (const { version, contracts } of deploymentsOf(chain)) {
    for (const kind of kinds) {
      const address = contracts[kind]?.address
      // A later version may keep a contract of the one before.
      if (!address || found.has(address)) continue
      found.set(address, { kind, address, version, ...platformHolders[kind] })
    }
  }
  return [...found.values()]
}

const registryFactories = {
  presales: 'presaleFactory',
  dividendTokens: 'tokenFactory',
  pools: 'poolFactory',
  airdrops: 'airdropFactory',
  collections: 'nftSaleFactory',
} as const

/** A factory whose registry lists contracts that hold value. */
export interface HolderRegistry {
  readonly of: keyof typeof registryFactories
  readonly factory: Address
}

/** The registries of a network, newest version first. */
export function findHolderRegistries(
  chain: EvmChainDefinition,
  of: HolderRegistry['of'],
): readonly HolderRegistry[] {
  const name = registryFactories[of]
  const factories = deploymentsOf(chain).flatMap(({ contracts }) => contracts[name]?.address ?? [])
  return [...new Set(factories)].reverse().map((factory) => ({ of, factory }))
}
