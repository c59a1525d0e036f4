import type { UnsignedTransaction } from '@slipway/sdk/evm/unsigned-transaction'
import type { ToldProposal } from '@slipway/sdk/multisig/types'
import {
  type Address,
  concat,
  encodeFunctionData,
  encodePacked,
  type Hash,
  type Hex,
  hashMessage,
  hashTypedData,
  type PrivateKeyAccount,
  size,
  zeroAddress,
} from 'viem'
import type { SafeClient, SafeContracts } from './deploy-safe-contracts.ts'
import { safeAbi as abi } from './safe-abi.ts'

interface Call {
  readonly to: Address
  readonly value: bigint
  readonly data: Hex
  /** 1 where the Safe runs somebody else's code as its own, as for several calls at once. */
  readonly operation: 0 | 1
}

interface Proposal extends Call {
  readonly nonce: bigint
  readonly signatures: Map<Address, Hex>
  transactionHash?: Hash
}

const unpaid = [0n, 0n, 0n, zeroAddress, zeroAddress] as const

/** A Safe of real bytecode with its queue: what the service behind a wallet of Safes keeps, and what its owners do. */
export class LocalSafe {
  readonly address: Address
  readonly threshold: number
  readonly #client: SafeClient
  readonly #contracts: SafeContracts
  readonly #chainId: number
  readonly #queue = new Map<Hash, Proposal>()

  /** @param client sends the executions, and pays for them */
  constructor(
    safe: { readonly address: Address; readonly threshold: number; readonly chainId: number },
    client: SafeClient,
    contracts: SafeContracts,
  ) {
    this.address = safe.address
    this.threshold = safe.threshold
    this.#chainId = safe.chainId
    this.#client = client
    this.#contracts = contracts
  }

  /** Puts calls into the queue, behind what waits there. @returns the hash that owners sign */
  propose(calls: readonly UnsignedTransaction[], nonce?: bigint): Promise<Hash> {
    return this.#enqueue(this.#join(calls), nonce)
  }

  /** An owner signs. */
  async sign(hash: Hash, owner: PrivateKeyAccount): Promise<void> {
    this.#proposal(hash).signatures.set(owner.address, await owner.sign({ hash }))
  }

  /** Somebody sends what enough owners have signed. */
  async execute(hash: Hash): Promise<Hash> {
    const proposal = this.#proposal(hash)
    const { to, value, data, operation, signatures } = proposal
    const transactionHash = await this.#client.writeContract({
      account: this.#client.account,
      chain: null,
      address: this.address,
      abi,
      functionName: 'execTransaction',
      args: [to, value, data, operation, ...unpaid, inOrder(signatures)],
    })
    await this.#client.waitForTransactionReceipt({ hash: transactionHash })
    proposal.transactionHash = transactionHash
    return transactionHash
  }

  /** What a wallet of Safes tells an app of a proposal; undefined for one that it does not know. */
  tell(hash: string): ToldProposal | undefined {
    const proposal = this.#queue.get(hash as Hash)
    if (!proposal) return undefined
    const { nonce, signatures, transactionHash } = proposal
    return {
      nonce: Number(nonce),
      confirmations: signatures.size,
      required: this.threshold,
      ...(transactionHash && { transactionHash }),
    }
  }

  /** A signature for a message (ERC-1271), joined from those of owners. */
  async signMessage(message: string, owners: readonly PrivateKeyAccount[]): Promise<Hex> {
    const hash = hashTypedData({
      domain: { chainId: this.#chainId, verifyingContract: this.address },
      types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
      primaryType: 'SafeMessage',
      message: { message: hashMessage(message) },
    })
    const signatures = new Map<Address, Hex>()
    for (const owner of owners) signatures.set(owner.address, await owner.sign({ hash }))
    return inOrder(signatures)
  }

  /** The call by which the Safe itself signs a message on chain: an empty signature proves it from then on. */
  async proposeMessage(message: string): Promise<Hash> {
    const data = encodeFunctionData({
      abi,
      functionName: 'signMessage',
      args: [hashMessage(message)],
    })
    return this.#enqueue({ to: this.#contracts.signMessageLib, value: 0n, data, operation: 1 })
  }

  async #enqueue(call: Call, given?: bigint): Promise<Hash> {
    const nonce = given ?? (await this.#nextNumber())
    const { to, value, data, operation } = call
    const hash = await this.#client.readContract({
      address: this.address,
      abi,
      functionName: 'getTransactionHash',
      args: [to, value, data, operation, ...unpaid, nonce],
    })
    this.#queue.set(hash, { ...call, nonce, signatures: new Map() })
    return hash
  }

  #proposal(hash: Hash): Proposal {
    const proposal = this.#queue.get(hash)
    if (!proposal) throw new Error(`The Safe was not asked for ${hash}.`)
    return proposal
  }

  #join(calls: readonly UnsignedTransaction[]): Call {
    const [only, ...others] = calls
    if (!only) throw new Error('Nothing was proposed.')
    if (others.length === 0)
      return { to: only.to, value: only.valueWei, data: only.data, operation: 0 }
    const packed = calls.map(({ to, valueWei, data }) =>
      encodePacked(
        ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
        [0, to, valueWei, BigInt(size(data)), data],
      ),
    )
    const data = encodeFunctionData({ abi, functionName: 'multiSend', args: [concat(packed)] })
    return { to: this.#contracts.multiSend, value: 0n, data, operation: 1 }
  }

  async #nextNumber(): Promise<bigint> {
    const address = this.address
    const next = await this.#client.readContract({ address, abi, functionName: 'nonce' })
    const waiting = [...this.#queue.values()].filter(({ nonce }) => nonce >= next)
    return waiting.reduce((free, { nonce }) => (nonce >= free ? nonce + 1n : free), next)
  }
}

/** Signatures one after the other, by the addresses of their owners, as the contract demands. */
function inOrder(signatures: ReadonlyMap<Address, Hex>): Hex {
  const sorted = [...signatures].sort(([a], [b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
  return concat(sorted.map(([, signature]) => signature))
}
