import { useEffect, useRef } from 'react'
import { useConnection } from 'wagmi'
import { isWalletMove, type WalletPosition } from './wallet-move.ts'

/**
 * Reloads the page when the connected wallet moves to another account or network (specification
 * section 4, settled S-11): nothing on screen may belong to the old one.
 */
export function useWalletReload(): void {
  const { status, address, chainId } = useConnection()
  const previous = useRef<WalletPosition | undefined>(undefined)
  useEffect(() => {
    const now = { status, address, chainId }
    if (isWalletMove(previous.current, now)) window.location.reload()
    previous.current = now
  }, [status, address, chainId])
}
