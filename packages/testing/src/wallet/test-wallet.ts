import { type Hex, numberToHex, type PrivateKeyAccount } from 'viem'
import { Approvals } from './approvals.ts'
import { buildAtomicBundle } from './atomic-bundle.ts'
import { type BundleHost, CallBundles } from './call-bundles.ts'
import { callJsonRpc } from './json-rpc.ts'
import { TransactionBook } from './transaction-book.ts'
import type { SentTransaction, TransactionRequest, WalletChain } from './wallet-chain.ts'
import { WalletError, walletErrorCodes } from './wallet-error.ts'
import { type SwitchingHabit, WalletNetworks } from './wallet-networks.ts'
import { WalletSession } from './wallet-session.ts'

export type WalletEvent = 'accountsChanged' | 'chainChanged' | 'connect' | 'disconnect'
export type WalletListener = (event: WalletEvent, payload: unknown) => void
export type WalletRequest = { readonly method: string; readonly params?: readonly unknown[] }

export type TestWalletOptions = {
  /** At least one; the first is selected, as with the chains. */
  readonly accounts: readonly PrivateKeyAccount[]
  /** Chains that are not listed are answered with 4902. */
  readonly chains: readonly WalletChain[]
  /** The name in the page's wallet list. */
  readonly name?: string
  /** How it answers a request to move to another network; by the standards where left out. */
  readonly switching?: SwitchingHabit
  /** Offers EIP-5792, call by call or `atomic`; without it those methods are refused like any unknown one. */
  readonly callBundles?: boolean | 'atomic'
}

type Handler = (params: readonly unknown[]) => Promise<unknown>

/**
 * A wallet that lives in the test's process: it really signs, answers by EIP-1193 (and EIP-747, EIP-3085, EIP-3326,
 * EIP-2255, EIP-5792), and does what a user might do to it, from refusing a signature to losing the network.
 */
export class TestWallet {
  readonly name: string
  readonly session: WalletSession
  readonly approvals = new Approvals()
  /** Every request that a page made, oldest first. */
  readonly requests: WalletRequest[] = []
  /** Its node takes reads and never answers; what the wallet does by itself goes on. */
  isNodeSilent = false
  readonly #book = new TransactionBook()
  /** What pages asked to watch (EIP-747). */
  readonly watchedAssets: unknown[] = []
  readonly #chains: Map<number, WalletChain>
  readonly #networks: WalletNetworks
  readonly #listeners = new Set<WalletListener>()
  readonly #handlers: Readonly<Record<string, Handler>>
  #chainId: number

  constructor(options: TestWalletOptions) {
    const { accounts, chains, name = 'Test Wallet', callBundles = false, switching } = options
    const [firstChain] = chains
    if (!firstChain) throw new RangeError('A wallet needs a chain.')
    this.name = name
    this.session = new WalletSession(accounts)
    this.#chains = new Map(chains.map((chain) => [chain.chainId, chain]))
    this.#chainId = firstChain.chainId
    this.#networks = new WalletNetworks({
      chains: this.#chains,
      current: () => this.#chainId,
      move: (chainId) => this.setChain(chainId),
      ask: (method) => this.approvals.ask(method),
      ...(switching && { habit: switching }),
    })
    this.#handlers = {
      ...this.#baseHandlers(),
      ...(callBundles && this.#bundleHandlers(callBundles)),
    }
  }

  get chainId(): number {
    return this.#chainId
  }

  /** Every transaction that was signed, oldest first. */
  get sent(): readonly SentTransaction[] {
    return this.#book.sent
  }

  get account(): PrivateKeyAccount {
    return this.session.account
  }

  /** Tells a listener of every event; returns how to stop. */
  subscribe(listener: WalletListener): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** The user picks another network in the wallet itself. */
  setChain(chainId: number): void {
    this.#chainId = chainId
    this.#emit('chainChanged', numberToHex(chainId))
  }

  /** The user picks another account in the wallet itself. */
  switchAccount(index: number): void {
    this.session.select(index)
    this.#emit('accountsChanged', this.session.visible())
  }

  lock(): void {
    this.session.isLocked = true
    this.#emit('accountsChanged', [])
  }

  unlock(): void {
    this.session.isLocked = false
    this.#emit('accountsChanged', this.session.visible())
  }

  /** The user takes the permission back. */
  revoke(): void {
    this.session.isConnected = false
    this.#emit('accountsChanged', [])
  }

  /** The wallet loses its own connection to every network. */
  loseNetwork(): void {
    const lost = new WalletError(walletErrorCodes.disconnected, 'The wallet lost its network.')
    this.#emit('disconnect', { code: lost.code, message: lost.message })
  }

  /** The next transaction is signed and its hash returned, but no node hears of it before {@link release}. */
  keepNextTransaction(): void {
    this.#book.keepsNext = true
  }

  /** Hands a kept transaction to the node. @throws WalletError when it is not the wallet's or the node refuses */
  async release(hash: Hex): Promise<void> {
    const sent = this.#book.find(hash)
    await this.#book.release(sent, this.#chain(sent.chainId))
  }

  /**
   * Replaces a waiting transaction, as the wallet's own "speed up" and "cancel" do.
   * @throws WalletError when the hash is not the wallet's or the node refuses
   */
  async replace(hash: Hex, kind: 'speed-up' | 'cancel'): Promise<Hex> {
    const old = this.#book.find(hash)
    const account = this.session.own(old.request.from)
    return (await this.#book.replace(account, this.#chain(old.chainId), old, kind)).hash
  }

  /**
   * Answers one EIP-1193 request.
   * @throws WalletError with the code that the EIPs name
   */
  async request({ method, params = [] }: WalletRequest): Promise<unknown> {
    this.requests.push({ method, params })
    const handler = this.#handlers[method]
    if (handler) return handler(params)
    if (method.startsWith('wallet_') || method.startsWith('personal_')) {
      throw new WalletError(walletErrorCodes.unsupportedMethod, `${method} is not supported.`)
    }
    if (this.isNodeSilent) return new Promise(() => undefined)
    return callJsonRpc(this.#chain().rpcUrl, method, params)
  }

  #emit(event: WalletEvent, payload: unknown): void {
    for (const listener of this.#listeners) listener(event, payload)
  }

  #chain(chainId = this.#chainId): WalletChain {
    const chain = this.#chains.get(chainId)
    if (!chain)
      throw new WalletError(walletErrorCodes.disconnected, 'The network cannot be reached.')
    return chain
  }

  async #connect(method: string): Promise<readonly Hex[]> {
    if (this.session.visible().length === 0) {
      await this.approvals.ask(method)
      this.session.isLocked = false
      this.session.isConnected = true
      this.#emit('connect', { chainId: numberToHex(this.#chainId) })
    }
    return this.session.visible()
  }

  #send(request: TransactionRequest, chain = this.#chain()): Promise<SentTransaction> {
    return this.#book.send(this.session.own(request.from), chain, request)
  }

  #baseHandlers(): Record<string, Handler> {
    const permission = () => [{ parentCapability: 'eth_accounts', caveats: [] }]
    return {
      eth_accounts: async () => this.session.visible(),
      eth_requestAccounts: async () => this.#connect('eth_requestAccounts'),
      eth_chainId: async () => numberToHex(this.#chainId),
      net_version: async () => String(this.#chainId),
      eth_sendTransaction: async ([request]) => {
        this.session.own((request as TransactionRequest).from)
        await this.approvals.ask('eth_sendTransaction')
        return (await this.#send(request as TransactionRequest)).hash
      },
      personal_sign: async ([message, address]) => {
        const account = this.session.own(address)
        await this.approvals.ask('personal_sign')
        return account.signMessage({ message: { raw: message as Hex } })
      },
      eth_signTypedData_v4: async ([address, data]) => {
        const account = this.session.own(address)
        await this.approvals.ask('eth_signTypedData_v4')
        return account.signTypedData(typeof data === 'string' ? JSON.parse(data) : data)
      },
      wallet_requestPermissions: async () => {
        await this.#connect('wallet_requestPermissions')
        return permission()
      },
      wallet_getPermissions: async () => (this.session.isConnected ? permission() : []),
      wallet_revokePermissions: async () => {
        this.revoke()
        return null
      },
      ...this.#networks.handlers(),
      wallet_watchAsset: async (params) => {
        await this.approvals.ask('wallet_watchAsset')
        this.watchedAssets.push(Array.isArray(params) ? params[0] : params)
        return true
      },
    }
  }

  #bundleHandlers(kind: true | 'atomic'): Record<string, Handler> {
    const join: BundleHost['join'] = (calls, from, chain) =>
      buildAtomicBundle(this.session.own(from), chain, calls)
    return new CallBundles({
      chains: this.#chains,
      sender: (address) => this.session.own(address ?? this.account.address).address,
      ask: () => this.approvals.ask('wallet_sendCalls'),
      send: (call, chain) => this.#send(call, chain),
      ...(kind === 'atomic' && { join }),
    }).handlers()
  }
}
