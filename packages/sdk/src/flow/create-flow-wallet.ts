import { type Address, type Hash, type Hex, isHex, type Log, numberToHex } from 'viem'
import type { RpcRequest } from '../evm/rpc-endpoint.ts'
import type { UnsignedTransaction } from '../evm/unsigned-transaction.ts'
import type { BatchStatus, FlowReceipt, FlowWallet } from './types.ts'

const toCall = ({ to, data, valueWei }: UnsignedTransaction) => ({
  to,
  data,
  value: numberToHex(valueWei),
})

interface BatchAnswer {
  readonly status?: number
  readonly receipts?: readonly {
    readonly transactionHash: Hash
    readonly blockHash: Hash
    readonly blockNumber: Hex
    readonly status: Hex
    readonly logs: readonly Log[]
  }[]
}

/** Status codes of EIP-5792: 1xx waits, 2xx is done, the rest failed, offchain or on. */
function batchState(code: number): BatchStatus['state'] {
  if (code < 200) return 'pending'
  return code < 300 ? 'confirmed' : 'failed'
}

function toReceipt(raw: NonNullable<BatchAnswer['receipts']>[number]): FlowReceipt {
  return {
    transactionHash: raw.transactionHash,
    blockHash: raw.blockHash,
    blockNumber: BigInt(raw.blockNumber),
    succeeded: BigInt(raw.status) === 1n,
    logs: raw.logs,
  }
}

interface Capabilities {
  readonly atomic?: { readonly status?: string }
  /** As drafts of EIP-5792 had it, and the wallet of Safes has it still. */
  readonly atomicBatch?: { readonly supported?: boolean }
}

/**
 * The driver's view of a wallet, through its EIP-1193 provider. Gas and nonce are the wallet's business.
 * @param request the provider's request function; its errors pass through unchanged.
 */
export function createFlowWallet(request: RpcRequest): FlowWallet {
  return {
    getChainId: async () => Number(await request({ method: 'eth_chainId' })),
    async sendTransaction(from, transaction, chainId) {
      const hash = await request({
        method: 'eth_sendTransaction',
        params: [{ from, ...toCall(transaction), chainId: numberToHex(chainId) }],
      })
      if (!isHex(hash)) throw new WalletAnswerInvalid('eth_sendTransaction')
      return hash
    },
    async canBatch(account: Address, chainId: number) {
      try {
        const key = numberToHex(chainId)
        const answer = await request({
          method: 'wallet_getCapabilities',
          params: [account, [key]],
        })
        const { atomic, atomicBatch } = (answer as Record<string, Capabilities>)[key] ?? {}
        if (atomic) return atomic.status === 'supported' || atomic.status === 'ready'
        return atomicBatch?.supported === true
      } catch {
        // Most wallets do not know the method; a wallet that cannot say it, cannot do it.
        return false
      }
    },
    async sendBatch(from, chainId, transactions, ownId) {
      const answer = await request({
        method: 'wallet_sendCalls',
        params: [
          {
            version: '2.0.0',
            ...(ownId && { id: ownId }),
            from,
            chainId: numberToHex(chainId),
            atomicRequired: true,
            calls: transactions.map(toCall),
          },
        ],
      })
      const id = (answer as { id?: unknown } | null)?.id
      if (typeof id !== 'string') throw new WalletAnswerInvalid('wallet_sendCalls')
      return id
    },
    async getBatchStatus(id) {
      const answer = (await request({
        method: 'wallet_getCallsStatus',
        params: [id],
      })) as BatchAnswer | null
      if (typeof answer?.status !== 'number') throw new WalletAnswerInvalid('wallet_getCallsStatus')
      return {
        state: batchState(answer.status),
        receipts: (answer.receipts ?? []).map(toReceipt),
      }
    },
  }
}

/** A wallet answered with something that its method does not allow. Try another wallet. */
export class WalletAnswerInvalid extends Error {
  override readonly name = 'WalletAnswerInvalid'
  readonly code = 'Wallet_RequestFailed'
  constructor(method: string) {
    super(`The wallet's answer to ${method} makes no sense; try again or use another wallet.`)
  }
}
