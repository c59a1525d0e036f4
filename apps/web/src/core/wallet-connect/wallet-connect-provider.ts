import { type Address, getAddress, isAddress, numberToHex } from 'viem'
import { askSession } from './ask-session.ts'
import { ProviderFailure } from './errors.ts'
import { pairWallet } from './pair-wallet.ts'
import type { PairedSession, PairingClient } from './pairing-client.ts'
import { ProviderEvents } from './provider-events.ts'
import { isMethodAllowed, listSessionAccounts, readTold } from './session-accounts.ts'
import { type Position, readLeftSession } from './session-note.ts'
import { tellFailure } from './tell-failure.ts'

/** Time in which the relay has to take what is left at it. */
const RELAY_MS = 20_000

const codes = { unauthorized: 4100, disconnected: 4900, elsewhere: 4901, unknown: 4902 } as const

interface WalletConnectProviderOptions {
  readonly client: PairingClient
  /** The network of the page: what is asked of the wallet was made and shown for it. */
  readonly pageChainId: number
  /** Every network that the site offers. */
  readonly chainIds: readonly number[]
  readonly relayMs?: number
  readonly silentMs?: number
}

/**
 * A wallet in another app as a provider (EIP-1193). Sessions are for several networks at once and requests name theirs:
 * which one the wallet is on is kept here, and follows what the wallet tells.
 */
export class WalletConnectProvider extends ProviderEvents {
  readonly #options: WalletConnectProviderOptions
  #session: PairedSession | undefined
  #position: Position | undefined
  #pairing: AbortController | undefined

  private constructor(options: WalletConnectProviderOptions) {
    super()
    this.#options = options
    options.client.watch({
      changed: (topic) => this.#renew(topic),
      ended: (topic) => this.#end(topic),
      told: (topic, event) => this.#follow(topic, event),
    })
  }

  /** A provider that goes on with the newest session of an earlier page, if one still stands. */
  static async restore(options: WalletConnectProviderOptions): Promise<WalletConnectProvider> {
    const provider = new WalletConnectProvider(options)
    const { session, note, ended } = await readLeftSession(options.client)
    if (ended) provider.#tellEnd(ended)
    if (session) provider.#take(session, note)
    return provider
  }

  /** The account of the connection, before any others that the wallet shows. */
  get accounts(): readonly Address[] {
    if (!this.#session || !this.#position) return []
    const { chainId, address: chosen } = this.#position
    const all = listSessionAccounts(this.#session)
    const here = all.filter((account) => account.chainId === chainId)
    const shown = (here.length > 0 ? here : all).map(({ address }) => address)
    return [...new Set([...(chosen && shown.includes(chosen) ? [chosen] : []), ...shown])]
  }

  /** @throws {ProviderFailure} without a session */
  get chainId(): number {
    if (!this.#position) throw new ProviderFailure(codes.disconnected, 'No wallet is connected.')
    return this.#position.chainId
  }

  /**
   * Makes a code (`display_uri`) and waits for the wallet that reads it.
   * @param chainId the network that is wanted first
   * @throws {RelayUnreachable} {PairingExpired}, an `AbortError` when cancelled, or what the wallet answers
   */
  async connect(chainId: number): Promise<void> {
    this.cancel()
    const pairing = new AbortController()
    this.#pairing = pairing
    const { client, chainIds, relayMs = RELAY_MS } = this.#options
    try {
      const session = await pairWallet({
        ...{ client, chainId, chainIds, relayMs },
        signal: pairing.signal,
        onUri: (uri) => this.emit('display_uri', uri),
      })
      if (!this.#take(session, { chainId })) {
        await client.end(session.topic).catch(() => undefined)
        throw new ProviderFailure(codes.unauthorized, 'The wallet shows no account.')
      }
      this.#forgetOthers()
    } catch (error) {
      throw tellFailure(error)
    }
  }

  /** Nobody waits for the wallet any more. */
  cancel(): void {
    this.#pairing?.abort()
    this.#pairing = undefined
  }

  /** Ends the session from this side at once; the wallet is told as soon as the relay takes it. */
  disconnect(): void {
    this.cancel()
    const session = this.#session
    this.#session = undefined
    this.#position = undefined
    if (!session) return
    void this.#options.client.keepNote({ ended: session.topic }).catch(() => undefined)
    this.#tellEnd(session.topic)
  }

  /** Another tab of the site has ended a session, or heard of its end. */
  endElsewhere(topic: string): void {
    void this.#options.client.drop(topic).catch(() => undefined)
    this.#lose(topic)
  }

  /** Tells the wallet, and the other tabs. */
  #tellEnd(topic: string): void {
    this.emit('ended', topic)
    void this.#options.client.end(topic).catch(() => undefined)
  }

  /** For a page that goes on with another provider. */
  readonly stop = (): Promise<void> => this.#options.client.stop()

  /** @throws {ProviderFailure} by EIP-1193, and what the wallet answers */
  async request({ method, params = [] }: { method: string; params?: unknown }): Promise<unknown> {
    switch (method) {
      case 'eth_chainId':
        return numberToHex(this.chainId)
      case 'eth_accounts':
      case 'eth_requestAccounts':
        return this.accounts
      case 'wallet_switchEthereumChain':
        return this.#switch(params)
      default:
        if (method !== 'wallet_addEthereumChain') this.#checkChain()
        return this.#ask(method, params)
    }
  }

  /** The wallet may have moved since the page was loaded, and a request would go out for where it is now. */
  #checkChain(): void {
    const { pageChainId } = this.#options
    if (this.chainId !== pageChainId || !this.#knows(pageChainId))
      throw new ProviderFailure(codes.elsewhere, `The wallet is not on network ${pageChainId}.`)
  }

  async #ask(method: string, params: unknown): Promise<unknown> {
    const { chainId } = this
    if (!this.#session) throw new ProviderFailure(codes.disconnected, 'No wallet is connected.')
    const { client, silentMs } = this.#options
    return askSession(client, { session: this.#session, chainId, method, params, silentMs })
  }

  /** A network of the session needs no question: the next request names it. */
  async #switch(params: unknown): Promise<null> {
    const [target] = params as readonly [{ readonly chainId: string }]
    const chainId = Number(target.chainId)
    if (this.#knows(chainId)) {
      await this.#move({ chainId })
      return null
    }
    if (!isMethodAllowed(this.#session, 'wallet_switchEthereumChain'))
      throw new ProviderFailure(codes.unknown, `The wallet did not allow network ${chainId}.`)
    await this.#ask('wallet_switchEthereumChain', params)
    if (this.#knows(chainId)) await this.#move({ chainId })
    return null
  }

  #knows(chainId: number): boolean {
    const accounts = this.#session ? listSessionAccounts(this.#session) : []
    return accounts.some((account) => account.chainId === chainId)
  }

  /** @param wanted where to stand, if the session reaches so far. @returns whether it shows any account */
  #take(session: PairedSession, wanted: Partial<Position>): boolean {
    const accounts = listSessionAccounts(session)
    const [first] = accounts
    if (!first) return false
    this.#session = session
    const isOffered = accounts.some(({ chainId }) => chainId === wanted.chainId)
    const address = isAddress(wanted.address ?? '') ? getAddress(wanted.address ?? '') : undefined
    const chainId = (isOffered && wanted.chainId) || first.chainId
    this.#position = { chainId, address }
    void this.#keep()
    return true
  }

  /** Without it the next page begins on another account or network of the session. */
  #keep(): Promise<void> {
    return this.#options.client.keepNote(this.#position).catch(() => undefined)
  }

  #forgetOthers(): void {
    for (const { topic } of this.#options.client.sessions())
      if (topic !== this.#session?.topic) this.#tellEnd(topic)
  }

  /** Moves, keeps it for the next page, and only then tells what is different: whoever hears of it loads that page. */
  async #move(to: Partial<Position>): Promise<void> {
    if (!this.#position) return
    const before = { chainId: this.chainId, accounts: String(this.accounts) }
    this.#position = { ...this.#position, ...to }
    await this.#keep()
    if (!this.#position) return
    const { chainId, accounts } = this
    if (chainId !== before.chainId) this.emit('chainChanged', numberToHex(chainId))
    if (String(accounts) !== before.accounts) this.emit('accountsChanged', accounts)
  }

  #renew(topic: string): void {
    if (topic !== this.#session?.topic || !this.#position) return
    const session = this.#options.client.sessions().find((known) => known.topic === topic)
    if (!session) return
    const before = String(this.accounts)
    this.#session = session
    if (String(this.accounts) !== before) this.emit('accountsChanged', this.accounts)
  }

  #follow(topic: string, { name, data }: { name: string; data: unknown }): void {
    if (topic !== this.#session?.topic) return
    if (name === 'chainChanged') {
      const chainId = Number(String(data).split(':').at(-1))
      if (Number.isSafeInteger(chainId) && chainId > 0) void this.#move({ chainId })
    }
    if (name === 'accountsChanged' && Array.isArray(data)) {
      const address = readTold(data[0])
      if (address) void this.#move({ address })
    }
  }

  #end(topic: string): void {
    this.emit('ended', topic)
    this.#lose(topic)
  }

  #lose(topic: string): void {
    if (topic !== this.#session?.topic) return
    this.#session = undefined
    this.#position = undefined
    this.emit('disconnect', undefined)
  }
}
