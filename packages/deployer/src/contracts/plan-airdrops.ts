import type { ContractArtifact } from '@slipway/deployments/types'
import type { Address } from 'viem'
import {
  type PlannedContract,
  type PlannedInstanceTemplate,
  planContract,
} from './planned-contract.ts'

/** Contracts of airdrops, and the one that sends lists at once. */
export interface AirdropsPlan {
  readonly tokenMapping: PlannedContract
  readonly merkleAirdrop: PlannedContract
  readonly airdropFactory: PlannedContract
  readonly multisend: PlannedContract
}

/** What airdrops are built upon. */
export interface AirdropsFoundation {
  readonly owner: Address
  readonly platformRegistry: PlannedContract
}

/** See `planDeployment`: the same for airdrops. */
export function planAirdrops(
  { owner, platformRegistry }: AirdropsFoundation,
  read: (name: string) => ContractArtifact,
): AirdropsPlan {
  const plan = (name: string, id: string, title: string, args: readonly unknown[]) =>
    planContract({ id, title, artifact: read(name) }, args)
  return {
    tokenMapping: plan('TokenMapping', 'token-mapping', 'Code of mappings', []),
    merkleAirdrop: plan('MerkleAirdrop', 'merkle-airdrop', 'Code of claims by list', []),
    airdropFactory: plan('AirdropFactory', 'airdrop-factory', 'Airdrop factory', [
      owner,
      platformRegistry.address,
    ]),
    multisend: plan('Multisend', 'multisend', 'Multisend', []),
  }
}

/** In the order in which they have to be created. */
export function listAirdrops(airdrops: AirdropsPlan): readonly PlannedContract[] {
  return [
    airdrops.tokenMapping,
    airdrops.merkleAirdrop,
    airdrops.airdropFactory,
    airdrops.multisend,
  ]
}

/** The kinds of airdrop in the order of their ids. */
export function listAirdropTemplates(airdrops: AirdropsPlan): readonly PlannedInstanceTemplate[] {
  const implementations = [airdrops.tokenMapping, airdrops.merkleAirdrop]
  return implementations.map((implementation, at) => ({ templateId: at + 1, implementation }))
}
