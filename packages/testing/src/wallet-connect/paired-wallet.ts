import { randomUUID } from 'node:crypto'
import { SignClient } from '@walletconnect/sign-client'
import { type Hex, hexToNumber } from 'viem'
import type { WalletEvent, WalletRequest } from '../wallet/test-wallet.ts'
import { WalletError, walletErrorCodes } from '../wallet/wallet-error.ts'
import { memoryStore } from './memory-store.ts'

type Client = Awaited<ReturnType<typeof SignClient.init>>

/** What decides and signs behind the connection: a `TestWallet`, or anything that answers like one. */
interface Signer {
  request(request: WalletRequest): Promise<unknown>
  readonly chainId?: number
  setChain?(chainId: number): void
  subscribe?(listener: (event: WalletEvent, payload: unknown) => void): () => void
}

interface PairedWalletOptions {
  readonly relayUrl: string
  readonly projectId: string
  readonly signer: Signer
  /** Networks that it offers a site; of those that the site asks for it allows these. */
  readonly chainIds: readonly number[]
  /** Methods that it allows; the usual ones by default. */
  readonly methods?: readonly string[]
}

/** What a site asked for when it was paired. */
export interface SeenProposal {
  readonly name: string
  readonly url: string
  readonly required: readonly string[]
  readonly chains: readonly string[]
  readonly methods: readonly string[]
}

interface Proposal {
  readonly proposer: { readonly metadata: { readonly name: string; readonly url: string } }
  readonly requiredNamespaces: object
  readonly optionalNamespaces: Readonly<
    Record<string, { readonly chains?: string[]; readonly methods: string[] }>
  >
}

interface Asked {
  readonly chainId: string
  readonly request: { readonly method: string; readonly params: readonly unknown[] }
}

interface RpcError {
  readonly code: number
  readonly message: string
}

const usualMethods = [
  'eth_sendTransaction',
  'personal_sign',
  'eth_signTypedData_v4',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
]

const rejected: RpcError = { code: 5000, message: 'User rejected.' }

function toRpcError(error: unknown): RpcError {
  if (!(error instanceof WalletError))
    return { code: walletErrorCodes.internal, message: String(error) }
  const { code, message } = error
  return code === walletErrorCodes.userRejected ? rejected : { code, message }
}

/**
 * A wallet in another app, which a site reaches through a relay alone: a second real client of the same protocol. It
 * answers by its signer, and tells the site when that moves to another account or network.
 */
export class PairedWallet {
  readonly seen: SeenProposal[] = []
  /** Networks that requests named, by method. */
  readonly asked: { readonly method: string; readonly chain: string }[] = []
  readonly #options: PairedWalletOptions
  readonly #client: Client
  #willReject = false
  #chainIds: readonly number[]

  private constructor(options: PairedWalletOptions, client: Client) {
    this.#options = options
    this.#client = client
    this.#chainIds = options.chainIds
    client.on('session_proposal', ({ id, params }) => void this.#decide(id, params))
    client.on('session_request', ({ id, topic, params }) => void this.#answer(id, topic, params))
    options.signer.subscribe?.((event, payload) => void this.#tell(event, payload))
  }

  static async start(options: PairedWalletOptions): Promise<PairedWallet> {
    const { relayUrl, projectId } = options
    const client = await SignClient.init({
      relayUrl,
      projectId,
      logger: 'silent',
      telemetryEnabled: false,
      // Without a prefix all clients of a process are one.
      customStoragePrefix: randomUUID(),
      storage: memoryStore(),
      metadata: { name: 'Phone Wallet', description: '', url: 'https://wallet.test', icons: [] },
    })
    return new PairedWallet(options, client)
  }

  /** Its owner scans the code, and agrees. */
  async pair(uri: string): Promise<void> {
    await this.#client.pair({ uri })
  }

  /** Its owner scans the code, and refuses. */
  async refuse(uri: string): Promise<void> {
    this.#willReject = true
    await this.#client.pair({ uri })
  }

  /** Its owner ends the connection. */
  async disconnect(): Promise<void> {
    const reason = { code: 6000, message: 'User disconnected.' }
    for (const { topic } of this.#client.session.getAll())
      await this.#client.disconnect({ topic, reason })
  }

  /** How many sites it is connected with. */
  get sessions(): number {
    return this.#client.session.length
  }

  /** It knows one more network, and tells the site. */
  async learn(chainId: number): Promise<void> {
    this.#chainIds = [...this.#chainIds, chainId]
    await this.#update()
  }

  async stop(): Promise<void> {
    this.#client.core.heartbeat.stop()
    await this.#client.core.relayer.transportClose()
  }

  async #accounts(): Promise<readonly string[]> {
    return (await this.#options.signer.request({ method: 'eth_accounts' })) as string[]
  }

  async #namespaces(chains: readonly string[], methods: readonly string[]) {
    const known = this.#chainIds.map((chainId) => `eip155:${chainId}`)
    const allowed = known.filter((chain) => chains.includes(chain))
    const accounts = await this.#accounts()
    return {
      eip155: {
        chains: allowed,
        accounts: allowed.flatMap((chain) => accounts.map((account) => `${chain}:${account}`)),
        methods: (this.#options.methods ?? usualMethods).filter((name) => methods.includes(name)),
        events: ['accountsChanged', 'chainChanged'],
      },
    }
  }

  async #decide(id: number, proposal: Proposal): Promise<void> {
    const { chains = [], methods = [] } = proposal.optionalNamespaces.eip155 ?? {}
    const { name, url } = proposal.proposer.metadata
    const required = Object.keys(proposal.requiredNamespaces)
    this.seen.push({ name, url, required, chains, methods })
    if (this.#willReject) {
      this.#willReject = false
      await this.#client.reject({ id, reason: rejected })
      return
    }
    await this.#options.signer.request({ method: 'eth_requestAccounts' })
    await this.#client.approve({ id, namespaces: await this.#namespaces(chains, methods) })
  }

  async #answer(id: number, topic: string, { chainId, request }: Asked): Promise<void> {
    const { signer } = this.#options
    const { method, params } = request
    this.asked.push({ method, chain: chainId })
    const respond = (answer: { result: unknown } | { error: RpcError }) =>
      this.#client.respond({ topic, response: { id, jsonrpc: '2.0', ...answer } })
    try {
      // Each request names its network, wherever the wallet was before.
      const named = Number(chainId.split(':')[1])
      if (signer.chainId !== named) signer.setChain?.(named)
      const result = (await signer.request({ method, params })) ?? null
      await respond({ result })
    } catch (error) {
      await respond({ error: toRpcError(error) })
    }
  }

  /** What happened in the wallet itself, to every site that may know. */
  async #tell(event: WalletEvent, payload: unknown): Promise<void> {
    if (event !== 'accountsChanged' && event !== 'chainChanged') return
    if (event === 'accountsChanged') await this.#update()
    const data = event === 'chainChanged' ? hexToNumber(payload as Hex) : payload
    for (const { topic, namespaces } of this.#client.session.getAll()) {
      const chains = namespaces.eip155?.chains ?? []
      const named = `eip155:${data}`
      const chainId = chains.includes(named) ? named : chains[0]
      if (chainId) await this.#client.emit({ topic, chainId, event: { name: event, data } })
    }
  }

  async #update(): Promise<void> {
    for (const { topic, optionalNamespaces } of this.#client.session.getAll()) {
      const { chains = [], methods = [] } = optionalNamespaces.eip155 ?? {}
      const { acknowledged } = await this.#client.update({
        topic,
        namespaces: await this.#namespaces(chains, methods),
      })
      await acknowledged()
    }
  }
}
