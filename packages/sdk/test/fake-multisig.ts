import { type Hash, type Hex, keccak256, type Log, toEventSelector, toHex } from 'viem'
import type { UnsignedTransaction } from '../src/evm/unsigned-transaction.ts'
import type { FlowChain, FlowReceipt, KnownTransaction } from '../src/flow/types.ts'
import { getMultisigHash } from '../src/multisig/get-multisig-hash.ts'
import type { Multisig, MultisigExecution, ToldProposal } from '../src/multisig/types.ts'

const domainSeparator = keccak256(toHex('domain'))

/** What a test may set of the account, where it is a contract. */
export const plainAccount = () => ({
  isContract: false,
  /** Of an account with owners. */
  multisig: undefined as Omit<Multisig, 'domainSeparator'> | undefined,
  /** Owners who have agreed on chain. */
  approvals: 0,
  /** Blocks of the head that the nodes' logs do not have yet. */
  logLag: 0n,
  /** Blocks that the nodes are behind; reads of the newest state go through a wallet that has them. */
  nodeLag: 0n,
  /** What the wallet says of proposals, where it says anything. */
  told: new Map<string, ToldProposal>(),
})

interface World extends ReturnType<typeof plainAccount> {
  head: bigint
}

/** An account of owners in a world of its own blocks. @param mined takes its transactions */
export function createFakeMultisig(
  world: World,
  fresh: (label: string) => Hex,
  mined: Map<Hash, { transaction: KnownTransaction; receipt: FlowReceipt }>,
  account: Hex,
) {
  const executions: (MultisigExecution & { readonly block: bigint })[] = []

  /** What the owners sign for a call, under the account's next number. */
  const hashOf = (transaction: UnsignedTransaction, nonce = world.multisig?.nonce ?? 0): Hash =>
    getMultisigHash({ domainSeparator }, transaction, nonce)

  /** What the account says of something that it carried out. */
  function logOf(proposal: Hash, succeeded: boolean, transactionHash: Hash): Log {
    const event = succeeded ? 'ExecutionSuccess' : 'ExecutionFailure'
    const topics = [toEventSelector(`${event}(bytes32,uint256)`), proposal]
    return { address: account, topics, data: '0x', transactionHash } as unknown as Log
  }

  /** The account carries something out, in a block of its own. */
  function execute(proposal: Hash, succeeded = true): Hash {
    const transactionHash = fresh('execution')
    world.head += 1n
    const log = logOf(proposal, succeeded, transactionHash)
    const place = { blockHash: fresh('block'), blockNumber: world.head }
    const call = { from: account, to: account, data: '0x', valueWei: 0n, nonce: 0 } as const
    mined.set(transactionHash, {
      transaction: { hash: transactionHash, ...call },
      receipt: { transactionHash, ...place, succeeded: true, logs: [log] },
    })
    executions.push({ proposal, transactionHash, succeeded, block: world.head })
    if (world.multisig) world.multisig = { ...world.multisig, nonce: world.multisig.nonce + 1 }
    return transactionHash
  }

  /** Gives a mined transaction other events. */
  function leave(hash: Hash, logs: FlowReceipt['logs']): void {
    const found = mined.get(hash)
    if (!found) throw new Error(`${hash} is not mined`)
    mined.set(hash, { ...found, receipt: { ...found.receipt, logs } })
  }

  /** Takes the last carrying-out back, as a reorganisation does. */
  function takeBack(): void {
    executions.pop()
    if (world.multisig) world.multisig = { ...world.multisig, nonce: world.multisig.nonce - 1 }
  }

  const reads = (
    answer: <Value>(read: () => Value) => Promise<Value>,
  ): Pick<FlowChain, 'isContract' | 'getMultisig' | 'countApprovals' | 'getExecutions'> => ({
    isContract: () => answer(() => world.isContract),
    getMultisig: (_account, block = world.head) =>
      answer(() => {
        const later = executions.filter((execution) => execution.block > block).length
        const { multisig } = world
        return multisig && { ...multisig, nonce: multisig.nonce - later, domainSeparator }
      }),
    countApprovals: () => answer(() => world.approvals),
    getExecutions: (_account, from, to) =>
      answer(() => {
        const last = world.head - world.nodeLag - world.logLag
        return executions.filter(({ block }) => block >= from && block <= to && block <= last)
      }),
  })

  return { hashOf, logOf, execute, leave, takeBack, reads }
}
