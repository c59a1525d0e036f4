import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { WagmiProvider } from 'wagmi'
import { isInSafe } from '../core/is-in-safe.ts'
import { queryClient } from '../core/query-client.ts'
import { AppTheme } from './app-theme.tsx'
import { wagmiConfig } from './wagmi-config.ts'
import { wasPaired } from './was-paired.ts'

/** In the wallet of a Safe that Safe is the visitor; its part loads there alone. */
function useSafe(): void {
  useEffect(() => {
    if (isInSafe) void import('./connect-safe.ts').then((safe) => safe.connectSafe(wagmiConfig))
  }, [])
}

/** Goes on with a wallet behind the relay; its part loads for those who have one. */
function usePairedWallet(): void {
  useEffect(() => {
    if (wasPaired)
      void import('../core/wallet-connect/reconnect-paired.ts').then((paired) =>
        paired.reconnectPaired(wagmiConfig),
      )
  }, [])
}

/** Everything that the whole app shares. */
export function Providers({ children }: { children: ReactNode }) {
  useSafe()
  usePairedWallet()
  return (
    <WagmiProvider config={wagmiConfig} reconnectOnMount={!isInSafe && !wasPaired}>
      <QueryClientProvider client={queryClient}>
        <AppTheme>{children}</AppTheme>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
