import type { WantedNamespaces } from './pairing-client.ts'

/** What goes to the wallet; everything else is a matter of the page's nodes. */
const methods = [
  'eth_sendTransaction',
  'personal_sign',
  'eth_signTypedData_v4',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_watchAsset',
  'wallet_getCapabilities',
  'wallet_sendCalls',
  'wallet_getCallsStatus',
]

/** What a wallet is asked to allow, as far as it can: nothing of it is a condition. @param first the network of the page */
export function wantedNamespaces(first: number, chainIds: readonly number[]): WantedNamespaces {
  const chains = [...new Set([first, ...chainIds])].map((chainId) => `eip155:${chainId}`)
  return { eip155: { chains, methods, events: ['accountsChanged', 'chainChanged'] } }
}
