import { type Address, type Hash, type Hex, keccak256, toHex } from 'viem'
import { RpcUnavailable } from '../src/evm/errors.ts'
import type { UnsignedTransaction } from '../src/evm/unsigned-transaction.ts'
import { memoryFlowStorage } from '../src/flow/memory-flow-storage.ts'
import type { BatchStatus, FlowPorts, FlowReceipt, KnownTransaction } from '../src/flow/types.ts'
import { createFakeMultisig, plainAccount } from './fake-multisig.ts'

export const account: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const chainId = 31337

interface Mined {
  readonly transaction: KnownTransaction
  readonly receipt: FlowReceipt
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/**
 * A chain, a wallet, an index and a clock that exist only in memory. Time passes only while the driver sleeps, and
 * `script` says what happens then: that makes every run repeatable.
 */
export function createFakeWorld() {
  let time = 1_000
  let counter = 0
  const waiting = new Map<Hash, KnownTransaction>()
  const mined = new Map<Hash, Mined>()
  const script: ((sleep: number) => void)[] = []
  const world = {
    head: 100n,
    walletChain: chainId,
    indexedBlock: 0n,
    isNodeDown: false,
    isIndexBroken: false,
    batches: new Map<string, BatchStatus>(),
    canBatch: false,
    /** What the node says to a simulation; throw to refuse. */
    onCall: (_transaction: UnsignedTransaction, _block?: bigint) => {},
    /** What the person does; throw to reject. */
    onSign: () => {},
    /** What happens right after the wallet has sent, before it tells the page. */
    onSent: (_hash: Hash) => {},
    sleeps: 0,
    ...plainAccount(),
  }

  const fresh = (label: string): Hex => keccak256(toHex(`${label}-${counter++}`))
  const minedNonce = (block = world.head) =>
    [...mined.values()].filter(({ receipt }) => receipt.blockNumber <= block).length

  function answer<Value>(read: () => Value): Promise<Value> {
    if (world.isNodeDown) return Promise.reject(new RpcUnavailable(chainId))
    return Promise.resolve().then(read)
  }

  function add(transaction: UnsignedTransaction, nonce = minedNonce() + waiting.size): Hash {
    const hash = fresh('transaction')
    const { to, data, valueWei } = transaction
    waiting.set(hash, { hash, from: account, to, data, valueWei, nonce })
    return hash
  }

  /** Mines one waiting transaction in a block of its own; others of its nonce are gone with that. */
  function mine(hash: Hash, succeeded = true): void {
    const transaction = waiting.get(hash)
    if (!transaction) throw new Error(`${hash} does not wait`)
    for (const other of [...waiting.values()]) {
      if (other.nonce === transaction.nonce) waiting.delete(other.hash)
    }
    world.head += 1n
    const receipt: FlowReceipt = {
      transactionHash: hash,
      blockHash: fresh('block'),
      blockNumber: world.head,
      succeeded,
      logs: [],
    }
    mined.set(hash, { transaction, receipt })
  }

  const owned = createFakeMultisig(world, fresh, mined, account)

  /** Takes a mined transaction back into the waiting ones, as a reorganisation does. */
  function unmine(hash: Hash): void {
    const found = mined.get(hash)
    if (!found) throw new Error(`${hash} is not mined`)
    mined.delete(hash)
    waiting.set(hash, found.transaction)
  }

  const ports: FlowPorts = {
    storage: memoryFlowStorage(),
    clock: {
      now: () => time,
      async sleep(milliseconds, signal) {
        signal.throwIfAborted()
        time += milliseconds
        world.sleeps += 1
        if (world.sleeps > 5_000) throw new Error('the driver never ends')
        script.shift()?.(world.sleeps)
        await Promise.resolve()
      },
    },
    chain: {
      ...owned.reads(answer),
      call: (_from, transaction, block) => answer(() => world.onCall(transaction, block)),
      getBlockNumber: () => answer(() => world.head - world.nodeLag),
      getMinedNonce: (_address, block) => answer(() => minedNonce(block)),
      getNextNonce: () => answer(() => minedNonce() + waiting.size),
      getReceipt: (hash) => answer(() => mined.get(hash)?.receipt),
      getTransaction: (hash) => answer(() => waiting.get(hash) ?? mined.get(hash)?.transaction),
      getTransactionsOf: (block, address) =>
        answer(() =>
          [...mined.values()]
            .filter(({ receipt }) => receipt.blockNumber === block)
            .map(({ transaction }) => transaction)
            .filter(({ from }) => same(from, address)),
        ),
    },
    wallet: {
      getChainId: async () => world.walletChain,
      async sendTransaction(_from, transaction) {
        world.onSign()
        const hash = world.multisig ? owned.hashOf(transaction) : add(transaction)
        world.onSent(hash)
        return hash
      },
      canBatch: async () => world.canBatch,
      async sendBatch(_account, _chainId, transactions) {
        world.onSign()
        const [only, ...others] = transactions
        const isProposal = world.multisig && only && others.length === 0
        const id = isProposal ? owned.hashOf(only) : `batch-${transactions.length}`
        world.batches.set(id, { state: 'pending', receipts: [] })
        return id
      },
      getBatchStatus: async (id) => {
        const status = world.batches.get(id)
        if (!status) throw new Error(`unknown batch ${id}`)
        return status
      },
      getProposal: async (id) => world.told.get(id),
    },
    index: {
      async waitForBlock(_chain, block) {
        if (world.isIndexBroken) return false
        world.indexedBlock = block
        return true
      },
    },
  }

  return { world, ports, script, waiting, mined, add, mine, unmine, ...owned }
}

export type FakeWorld = ReturnType<typeof createFakeWorld>
