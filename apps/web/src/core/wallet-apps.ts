/** An app on a phone that shows sites in a browser of its own, in which it is the wallet. */
interface WalletApp {
  readonly name: string
  /** The link that its makers document for opening a page there. */
  readonly linkTo: (page: URL) => string
}

export const walletApps: readonly WalletApp[] = [
  {
    name: 'MetaMask',
    // As it stands: encoded, its app opens an empty page.
    linkTo: ({ host, pathname, search }) =>
      `https://link.metamask.io/dapp/${host}${pathname}${search}`,
  },
  {
    name: 'Trust Wallet',
    linkTo: ({ href }) =>
      `https://link.trustwallet.com/open_url?coin_id=60&url=${encodeURIComponent(href)}`,
  },
  {
    name: 'Coinbase Wallet',
    linkTo: ({ href }) => `https://go.cb-w.com/dapp?cb_url=${encodeURIComponent(href)}`,
  },
  {
    name: 'OKX Wallet',
    linkTo: ({ href }) => {
      const inApp = `okx://wallet/dapp/url?dappUrl=${encodeURIComponent(href)}`
      return `https://web3.okx.com/download?deeplink=${encodeURIComponent(inApp)}`
    },
  },
]
