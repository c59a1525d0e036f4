/** How the wallet in the page introduces itself and reaches the one in the test's process. */
export type SolanaPageOptions = {
  readonly name: string
  readonly icon: string
  readonly address: string
  readonly publicKey: readonly number[]
  readonly chains: readonly string[]
  /** The name of the function on `window` that carries requests out of the page. */
  readonly bridge: string
}

export type SolanaRequest = {
  readonly transaction?: readonly number[]
  readonly message?: readonly number[]
}
export type SolanaBridgeAnswer =
  | { readonly signed?: readonly number[] }
  | { readonly error: string }

/**
 * Runs inside the page before any of its scripts, and registers a wallet as the Wallet Standard says. It is sent there as
 * text: it may use nothing from outside its body.
 */
export function solanaPageWallet(options: SolanaPageOptions): void {
  type Ask = (request: SolanaRequest) => Promise<SolanaBridgeAnswer>
  type Account = { readonly address: string }
  type Listener = (change: { readonly accounts: readonly Account[] }) => void
  const { name, icon, address, chains, bridge } = options
  const account = {
    address,
    publicKey: new Uint8Array(options.publicKey),
    chains,
    features: ['solana:signTransaction', 'solana:signMessage'],
  }
  const connectedKey = 'slipway-test-wallet-connected'
  const listeners = new Set<Listener>()
  let accounts: readonly Account[] = []
  const ask = async (request: SolanaRequest) => {
    const send = (window as unknown as Record<string, Ask>)[bridge]
    if (!send) throw new Error('The wallet is gone.')
    const answer = await send(request)
    if ('error' in answer) throw new Error(answer.error)
    return answer.signed ?? []
  }
  const change = (next: readonly Account[]) => {
    accounts = next
    for (const listener of listeners) listener({ accounts })
  }
  const wallet = {
    version: '1.0.0',
    name,
    icon,
    chains,
    get accounts() {
      return accounts
    },
    features: {
      'standard:connect': {
        version: '1.0.0',
        connect: async ({ silent = false } = {}) => {
          const isKnown = localStorage.getItem(connectedKey) !== null
          if (silent && !isKnown) return { accounts: [] }
          if (!isKnown) await ask({})
          localStorage.setItem(connectedKey, '1')
          change([account])
          return { accounts }
        },
      },
      'standard:disconnect': {
        version: '1.0.0',
        disconnect: async () => {
          localStorage.removeItem(connectedKey)
          change([])
        },
      },
      'standard:events': {
        version: '1.0.0',
        on: (_event: string, listener: Listener) => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      },
      'solana:signMessage': {
        version: '1.0.0',
        signMessage: (...inputs: { readonly message: Uint8Array }[]) =>
          Promise.all(
            inputs.map(async ({ message }) => ({
              signedMessage: message,
              signature: new Uint8Array(await ask({ message: [...message] })),
            })),
          ),
      },
      'solana:signTransaction': {
        version: '1.0.0',
        supportedTransactionVersions: ['legacy', 0],
        signTransaction: (...inputs: { readonly transaction: Uint8Array }[]) =>
          Promise.all(
            inputs.map(async ({ transaction }) => ({
              signedTransaction: new Uint8Array(await ask({ transaction: [...transaction] })),
            })),
          ),
      },
    },
  }
  type Register = { register(...wallets: unknown[]): void }
  const register = ({ register: take }: Register) => take(wallet)
  window.addEventListener('wallet-standard:app-ready', (event) =>
    register((event as CustomEvent<Register>).detail),
  )
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
}
