import { type Address, type Hash, type Log, numberToHex } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { isContractCode } from '../evm/is-contract-code.ts'
import { readOrNothing } from '../evm/read-or-nothing.ts'
import { multisigAbi as abi } from './multisig-abi.ts'
import { executionTopics, readExecutions } from './read-executions.ts'
import type { Multisig, MultisigExecution } from './types.ts'

/** What a network says of accounts that are contracts. */
export interface MultisigReads {
  /** Whether an account is a contract: no key, and no key that delegates (EIP-7702). */
  readonly isContract: (account: Address) => Promise<boolean>
  /** As it stands now, or at a block; undefined for an account of another kind. */
  readonly getMultisig: (account: Address, blockNumber?: bigint) => Promise<Multisig | undefined>
  /** How many owners have agreed to a hash on chain; most agree by signatures that the chain does not see. */
  readonly countApprovals: (account: Address, hash: Hash) => Promise<number>
  /** What the account carried out in a range of blocks, both ends included. */
  readonly getExecutions: (
    account: Address,
    fromBlock: bigint,
    toBlock: bigint,
  ) => Promise<readonly MultisigExecution[]>
}

/** The reads of contract accounts, through a read client. */
export function multisigReads(client: ReadClient): MultisigReads {
  return {
    isContract: async (address) => isContractCode(await client.getCode({ address })),
    async getMultisig(address, blockNumber) {
      const read = { address, abi, ...(blockNumber !== undefined && { blockNumber }) }
      const [nonce, threshold, domainSeparator] = await Promise.all([
        readOrNothing(client.readContract({ ...read, functionName: 'nonce' })),
        readOrNothing(client.readContract({ ...read, functionName: 'getThreshold' })),
        readOrNothing(client.readContract({ ...read, functionName: 'domainSeparator' })),
      ])
      if (nonce === undefined || !threshold || !domainSeparator) return undefined
      return { nonce: Number(nonce), threshold: Number(threshold), domainSeparator }
    },
    async countApprovals(address, hash) {
      const owners = await client.readContract({ address, abi, functionName: 'getOwners' })
      const approvals = await Promise.all(
        owners.map((owner) =>
          client.readContract({
            address,
            abi,
            functionName: 'approvedHashes',
            args: [owner, hash],
          }),
        ),
      )
      return approvals.filter((approval) => approval > 0n).length
    },
    async getExecutions(address, fromBlock, toBlock) {
      const logs = await client.request({
        method: 'eth_getLogs',
        params: [
          {
            address,
            topics: [[...executionTopics]],
            fromBlock: numberToHex(fromBlock),
            toBlock: numberToHex(toBlock),
          },
        ],
      })
      // Read by their topics alone, which are the same in the node's own form.
      return readExecutions(logs as unknown as readonly Log[], address)
    },
  }
}
