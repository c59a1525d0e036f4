export interface WalletPosition {
  readonly status: 'connected' | 'connecting' | 'disconnected' | 'reconnecting'
  readonly address: string | undefined
  readonly chainId: number | undefined
}

/**
 * Whether a connected wallet changed its account or network. Connecting, disconnecting and the
 * reconnection after a reload are no moves.
 */
export function isWalletMove(before: WalletPosition | undefined, now: WalletPosition): boolean {
  if (before?.status !== 'connected' || now.status !== 'connected') return false
  return before.address !== now.address || before.chainId !== now.chainId
}
