import { type Hex, hexToNumber } from 'viem'
import type { WalletChain } from './wallet-chain.ts'
import { WalletError, walletErrorCodes } from './wallet-error.ts'

/**
 * Ways of wallets in use that differ from the standards: `wrapped` puts 4902 below an internal error, `internal` answers an
 * unknown network with nothing but an internal error, `stays` answers every request and never moves by it.
 */
export type SwitchingHabit = 'wrapped' | 'internal' | 'stays'

interface WalletNetworksOptions {
  /** Networks that the wallet knows; what is added goes in. */
  readonly chains: Map<number, WalletChain>
  readonly current: () => number
  readonly move: (chainId: number) => void
  /** @throws WalletError `userRejected` */
  readonly ask: (method: string) => Promise<void>
  readonly habit?: SwitchingHabit
}

type Handler = (params: readonly unknown[]) => Promise<null>

/** How a wallet moves between networks (EIP-3326) and learns of new ones (EIP-3085). */
export class WalletNetworks {
  readonly #options: WalletNetworksOptions

  constructor(options: WalletNetworksOptions) {
    this.#options = options
  }

  handlers(): Readonly<Record<string, Handler>> {
    return {
      wallet_switchEthereumChain: async ([target]) =>
        this.#switch('wallet_switchEthereumChain', (target as { chainId: Hex }).chainId),
      wallet_addEthereumChain: async ([chain]) =>
        this.#add('wallet_addEthereumChain', chain as { chainId: Hex; rpcUrls?: string[] }),
    }
  }

  #unknown(chainId: number): WalletError {
    const { habit } = this.#options
    const { unknownChain: code, internal } = walletErrorCodes
    const message = `Unrecognized chain ${chainId}.`
    if (habit === 'wrapped')
      return new WalletError(internal, message, { originalError: { code, message } })
    return habit === 'internal'
      ? new WalletError(internal, 'Internal error')
      : new WalletError(code, message)
  }

  async #switch(method: string, target: Hex): Promise<null> {
    const { chains, current, move, ask, habit } = this.#options
    const chainId = hexToNumber(target)
    if (habit === 'stays') return null
    if (!chains.has(chainId)) throw this.#unknown(chainId)
    if (chainId === current()) return null
    await ask(method)
    move(chainId)
    return null
  }

  async #add(
    method: string,
    { chainId: target, rpcUrls = [] }: { readonly chainId: Hex; readonly rpcUrls?: string[] },
  ): Promise<null> {
    const { chains, move, ask, habit } = this.#options
    const [rpcUrl] = rpcUrls
    if (!rpcUrl) throw new WalletError(walletErrorCodes.invalidParams, 'A chain needs an RPC URL.')
    const chainId = hexToNumber(target)
    if (habit === 'stays') return null
    if (chains.has(chainId)) return this.#switch(method, target)
    await ask(method)
    chains.set(chainId, { chainId, rpcUrl })
    move(chainId)
    return null
  }
}
