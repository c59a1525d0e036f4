import { type Hex, hexToNumber, numberToHex } from 'viem'
import type { BundleCall } from './atomic-bundle.ts'
import { callJsonRpc } from './json-rpc.ts'
import type { SentTransaction, TransactionRequest, WalletChain } from './wallet-chain.ts'
import { WalletError, walletErrorCodes } from './wallet-error.ts'

/** `wallet_sendCalls` of EIP-5792, version 2.0.0. */
type SendCallsRequest = {
  readonly version: string
  readonly id?: string
  readonly from?: Hex
  readonly chainId: Hex
  readonly atomicRequired: boolean
  readonly calls: readonly BundleCall[]
}

/** What the bundles need of the wallet around them. */
export type BundleHost = {
  readonly chains: ReadonlyMap<number, WalletChain>
  /** The sending account's address; throws when the page may not use it. */
  readonly sender: (address: Hex | undefined) => Hex
  /** Asks the user once for the whole bundle. */
  readonly ask: () => Promise<void>
  readonly send: (call: TransactionRequest, chain: WalletChain) => Promise<SentTransaction>
  /** Makes one transaction of all calls; absent in a wallet that cannot. */
  readonly join?: (
    calls: readonly BundleCall[],
    from: Hex,
    chain: WalletChain,
  ) => Promise<TransactionRequest>
}

type Bundle = { readonly chain: WalletChain; readonly sent: readonly SentTransaction[] }
type Receipt = { readonly status: Hex; readonly transactionHash: Hex }

const status = { pending: 100, confirmed: 200, reverted: 500, partlyReverted: 600 } as const

function statusOf(sent: readonly SentTransaction[], receipts: readonly Receipt[]): number {
  if (receipts.length < sent.length) return status.pending
  const succeeded = receipts.filter((receipt) => hexToNumber(receipt.status) === 1).length
  if (succeeded === sent.length) return status.confirmed
  return succeeded === 0 ? status.reverted : status.partlyReverted
}

/**
 * EIP-5792 as a plain account can offer it: the calls go out one after another as transactions of their own,
 * and every answer says so (`atomic: false`); a page that demands atomicity is refused. With `join` all calls are one
 * transaction, as smart accounts have it.
 */
export class CallBundles {
  readonly #host: BundleHost
  readonly #bundles = new Map<string, Bundle>()

  constructor(host: BundleHost) {
    this.#host = host
  }

  handlers(): Record<string, (params: readonly unknown[]) => Promise<unknown>> {
    return {
      wallet_getCapabilities: async () => this.#capabilities(),
      wallet_sendCalls: async ([request]) => this.#send(request as SendCallsRequest),
      wallet_getCallsStatus: async ([id]) => this.#status(id as string),
    }
  }

  #capabilities(): unknown {
    const capability = { atomic: { status: this.#host.join ? 'supported' : 'unsupported' } }
    const ids = [...this.#host.chains.keys()]
    return Object.fromEntries(ids.map((id) => [numberToHex(id), capability]))
  }

  async #send(request: SendCallsRequest): Promise<{ readonly id: string }> {
    const chain = this.#host.chains.get(hexToNumber(request.chainId))
    if (!chain) {
      throw new WalletError(walletErrorCodes.unsupportedChainForCalls, 'Unsupported chain.')
    }
    const { join } = this.#host
    if (request.atomicRequired && !join) {
      throw new WalletError(walletErrorCodes.atomicityNotSupported, 'Atomicity is not supported.')
    }
    const from = this.#host.sender(request.from)
    await this.#host.ask()
    const sent: SentTransaction[] = []
    const transactions = join
      ? [await join(request.calls, from, chain)]
      : request.calls.map((call) => ({ ...call, from }))
    for (const transaction of transactions) sent.push(await this.#host.send(transaction, chain))
    const id = request.id ?? numberToHex(this.#bundles.size + 1, { size: 32 })
    this.#bundles.set(id, { chain, sent })
    return { id }
  }

  async #status(id: string): Promise<unknown> {
    const bundle = this.#bundles.get(id)
    if (!bundle) throw new WalletError(walletErrorCodes.unknownBundle, 'Unknown bundle id.')
    const { chain, sent } = bundle
    const answers = await Promise.all(
      sent.map(({ hash }) => callJsonRpc(chain.rpcUrl, 'eth_getTransactionReceipt', [hash])),
    )
    const receipts = answers.filter((receipt): receipt is Receipt => receipt !== null)
    return {
      version: '2.0.0',
      id,
      chainId: numberToHex(chain.chainId),
      status: statusOf(sent, receipts),
      atomic: this.#host.join !== undefined,
      receipts,
    }
  }
}
