import {
  listReleasedContracts,
  type ReleasedContract,
} from '@slipway/sdk/lock/certificate/list-released-contracts'
import { activeChain } from '../../core/active-chain.ts'

const isLocal = activeChain.development === true || activeChain.standIn === true

/** Contracts of locks that this page believes: of the page's network those that it works with, of others the recorded ones. */
export function releasedContracts(chainId: number): readonly ReleasedContract[] {
  return listReleasedContracts(chainId, isLocal && chainId === activeChain.chainId)
}
