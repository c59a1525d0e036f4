import type { Connector } from 'wagmi'

/** Names the way of connecting, also to parts of the page that have not loaded it. */
export const walletConnectType = 'walletConnect'

export const isWalletConnect = ({ type }: Pick<Connector, 'type'>): boolean =>
  type === walletConnectType
