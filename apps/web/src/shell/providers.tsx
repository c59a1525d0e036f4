import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { WagmiProvider } from 'wagmi'
import { AppTheme } from './app-theme.tsx'
import { isInSafe } from './is-in-safe.ts'
import { queryClient } from './query-client.ts'
import { wagmiConfig } from './wagmi-config.ts'

/** In the wallet of a Safe that Safe is the visitor; its part loads there alone. */
function useSafe(): void {
  useEffect(() => {
    if (isInSafe) void import('./connect-safe.ts').then((safe) => safe.connectSafe(wagmiConfig))
  }, [])
}

/** Everything that the whole app shares. */
export function Providers({ children }: { children: ReactNode }) {
  useSafe()
  return (
    <WagmiProvider config={wagmiConfig} reconnectOnMount={!isInSafe}>
      <QueryClientProvider client={queryClient}>
        <AppTheme>{children}</AppTheme>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
