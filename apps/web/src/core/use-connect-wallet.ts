import { m } from '@slipway/messages'
import { wasRejected } from '@slipway/sdk/evm/was-rejected'
import { notify } from '@slipway/ui/notices'
import { useCallback } from 'react'
import { type Connector, useConnect, useDisconnect } from 'wagmi'

interface ConnectWallet {
  /** Asks a wallet for its account, on the page's network if it will switch. */
  connect(connector: Connector): Promise<boolean>
  readonly isPending: boolean
}

/**
 * Connects a wallet. A request that fails clears the current wallet (specification section 8); a
 * wallet that only refuses to switch stays connected, and the mismatch button takes over.
 */
export function useConnectWallet(): ConnectWallet {
  const { mutateAsync, isPending } = useConnect()
  const { mutateAsync: disconnect } = useDisconnect()
  const connect = useCallback(
    async (connector: Connector) => {
      try {
        await mutateAsync({ connector })
        return true
      } catch (error) {
        await disconnect().catch(() => undefined)
        notify({
          tone: 'warn',
          title: m.shell_wallet_failed(),
          message: wasRejected(error)
            ? m.error_Wallet_Rejected()
            : m.error_Wallet_RequestFailed({ reason: reasonOf(error) }),
        })
        return false
      }
    },
    [mutateAsync, disconnect],
  )
  return { connect, isPending }
}

function reasonOf(error: unknown): string {
  if (error instanceof Error) {
    return 'shortMessage' in error ? String(error.shortMessage) : error.message
  }
  return String(error)
}
