/** An EIP-1193 provider, as far as the page needs it. */
export interface WalletProvider {
  request(request: {
    readonly method: string
    readonly params?: readonly unknown[]
  }): Promise<unknown>
  /** Not every wallet tells what changes in it. */
  on?(event: 'accountsChanged', listen: (accounts: readonly string[]) => void): void
}

/** A wallet in this browser. Its name is its maker's text. */
export interface FoundWallet {
  readonly name: string
  readonly provider: WalletProvider
}

interface Announcement {
  readonly info: { readonly uuid: string; readonly name: string }
  readonly provider: WalletProvider
}

/** Wallets that announce themselves (EIP-6963), told as they come; one that is only injected where none does. */
export function findWallets(onFound: (wallets: readonly FoundWallet[]) => void): void {
  const found = new Map<string, FoundWallet>()
  addEventListener('eip6963:announceProvider', (event) => {
    const { info, provider } = (event as CustomEvent<Announcement>).detail
    found.set(info.uuid, { name: info.name, provider })
    onFound([...found.values()])
  })
  dispatchEvent(new Event('eip6963:requestProvider'))
  const { ethereum } = globalThis as { readonly ethereum?: WalletProvider }
  if (found.size === 0) onFound(ethereum ? [{ name: '', provider: ethereum }] : [])
}
