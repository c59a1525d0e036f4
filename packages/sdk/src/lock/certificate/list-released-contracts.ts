import { type Deployment, getDeployments, getLocalDeployment } from '@slipway/deployments'
import type { Address, Hex } from 'viem'
import type { LockerKind } from '../types.ts'

/** A contract of locks as it was released: a certificate counts for this code at this address only. */
export interface ReleasedContract {
  readonly role: LockerKind | 'announcer'
  readonly version: string
  readonly address: Address
  /** `keccak256` of the code that stands there. */
  readonly codeHash: Hex
}

const roles = [
  ['tokenLocker', 'token'],
  ['liquidityLocker', 'liquidity'],
  ['nftLocker', 'nft'],
  ['lockAnnouncer', 'announcer'],
] as const

function listOf({ version, contracts }: Deployment): readonly ReleasedContract[] {
  return roles.flatMap(([name, role]) => {
    const contract = contracts[name]
    if (!contract) return []
    return [{ role, version, address: contract.address, codeHash: contract.codeHash }]
  })
}

/**
 * Every released contract of locks on a network, of every version: locks of old lockers keep their certificates.
 * @param isLocal whether the network is one of a developer's machine, whatever its id.
 */
export function listReleasedContracts(
  chainId: number,
  isLocal = false,
): readonly ReleasedContract[] {
  return (isLocal ? [getLocalDeployment()] : getDeployments(chainId)).flatMap(listOf)
}
