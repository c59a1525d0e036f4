import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { WagmiProvider } from 'wagmi'
import { AppTheme } from './app-theme.tsx'
import { queryClient } from './query-client.ts'
import { wagmiConfig } from './wagmi-config.ts'

/** Everything that the whole app shares. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <WagmiProvider config={wagmiConfig}>
      <QueryClientProvider client={queryClient}>
        <AppTheme>{children}</AppTheme>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
