import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import { callRpc } from '@slipway/deployer/node/call-rpc'
import type { FlowWallet } from '@slipway/sdk/flow/types'
import type { Hash, PrivateKeyAccount } from 'viem'
import { parseEther } from 'viem'
import { createSafe } from '../src/multisig/create-safe.ts'
import { deploySafeContracts } from '../src/multisig/deploy-safe-contracts.ts'
import { LocalSafe } from '../src/multisig/local-safe.ts'
import type { LocalPlatform } from './local-platform.ts'

/** The owners of the Safes of tests; none of them is anybody else. */
export const safeOwners = [7, 8, 9].map((index) => getDevelopmentAccount(index)) as [
  PrivateKeyAccount,
  PrivateKeyAccount,
  PrivateKeyAccount,
]

/** Makes Safes of two out of three owners, with money. */
export async function safeMaker({ node, owner, chain }: LocalPlatform) {
  const contracts = await deploySafeContracts(owner)
  let count = 0n
  return async (): Promise<LocalSafe> => {
    const owners = safeOwners.map(({ address }) => address)
    const address = await createSafe(owner, contracts, { owners, threshold: 2, salt: count++ })
    await callRpc(node.rpcUrl, 'anvil_setBalance', [address, `0x${parseEther('100').toString(16)}`])
    return new LocalSafe({ address, threshold: 2, chainId: chain.chainId }, owner, contracts)
  }
}

/** What the second owner does with what the first one proposed and signed. */
export type SecondOwner = (id: Hash) => unknown

/** The wallet of a Safe: its first owner signs what is proposed, its second one in their own time. */
export function safeWallet(
  safe: LocalSafe,
  chainId: number,
  more: { readonly canBatch: boolean; readonly secondOwner: SecondOwner },
): FlowWallet {
  const ask = async (calls: Parameters<LocalSafe['propose']>[0]) => {
    const id = await safe.propose(calls)
    await safe.sign(id, safeOwners[0])
    void more.secondOwner(id)
    return id
  }
  return {
    getChainId: async () => chainId,
    sendTransaction: (_from, transaction) => ask([transaction]),
    canBatch: async () => more.canBatch,
    sendBatch: (_account, _chainId, transactions) => ask(transactions),
    getBatchStatus: async () => {
      throw new Error('The wallet tells of proposals.')
    },
    getProposal: async (id) => safe.tell(id),
  }
}
